# test-editor.py: a position set up by hand, and played from
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib

import harness
import table
from harness import Program, StateType, act, area, children, do, expect, has, name, role, text, walk

names = importlib.import_module('test-names')

START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
GAMES = ['Jepps Random Chess', 'Chess960', 'Guardener Chess', 'Random Move Number Chess', 'Chess']
PLAYABLE = 'This position can be played.'
MISMATCH = 'The text does not match the board. Correct it, or press Escape to discard it.'


class Editor:
    """The screen on which positions are set up."""

    def __init__(self, program, is_open=False):
        self.program = program
        if not is_open:
            act(program.find('push button', 'Set Up a Position'))
        self.page = program.find_page('Position editor')
        self.known_entry = None
        self.find_board()

    @property
    def entry(self):
        """Another one after it has been moved to another place."""
        if self.known_entry is None or area(self.known_entry)[2] == 0:
            self.known_entry = self.program.find('text', 'The position as text (FEN)', self.page)
        return self.known_entry

    def reach_entry(self):
        """Where there is little room, it is scrolled to first."""
        def scroll():
            self.program.point(self.program.find('scroll pane', 'Beside the board', self.page))
            do('click', 5)
            table.wait_at_rest(self.program, self.entry)
            return self.is_entry_in_view()

        if not self.is_entry_in_view():
            self.program.wait_for('the text in view', scroll)
        self.program.click(self.entry)
        self.program.wait_until('the focus', lambda: has(self.entry, StateType.FOCUSED), True)

    def is_entry_in_view(self):
        around = self.entry
        while around is not None and role(around) != 'scroll pane':
            around = around.get_parent()
        (_, top, _, height), (_, y, _, h) = area(around or self.page), area(self.entry)
        return top <= y and y + h <= top + height

    def find_board(self):
        def look_for_board():
            board = self.program.look_for('panel', 'Board', self.page)
            return board if board is not None and area(board)[2] > 0 else None

        board = self.program.wait_for('the board', look_for_board)
        self.squares = harness.Squares(board)

    def button(self, label):
        return self.program.find('push button', label, self.page)

    def piece(self, piece):
        """Its button on the palette."""
        return self.program.find('push button', piece, self.program.find('panel', 'Pieces to add', self.page))

    def label(self, square):
        return name(self.squares[square]).split(', ', 1)[1]

    def faults(self):
        """What stands in the list of faults, without the words on buttons."""
        rows = self.program.look_for('list', 'Problems', self.page)
        return [name(row) for row in children(rows)] if rows else []

    def says(self, sentence):
        return any(text(label) == sentence and area(label)[2] > 0
                   for label in walk(self.page) if role(label) in ('label', 'status bar'))

    def expect_fen(self, fen):
        self.program.wait_until('the FEN', lambda: text(self.entry), fen)

    def expect_says(self, sentence):
        self.program.wait_until(f'{sentence!r} said', lambda: self.says(sentence), True)

    def expect_faults(self, *faults):
        self.program.wait_until('the faults', self.faults, list(faults))

    def choose_game(self, title):
        self.program.click(self.program.find('push button', 'Game', self.page))
        self.program.wait_for_windows(2)
        self.program.keys('Home', *['Down'] * GAMES.index(title), 'Return')
        self.program.wait_alone()
        self.find_board()

    def clear(self):
        """A button that is pressed by name takes its time."""
        act(self.button('Clear'))
        self.program.wait_until('the piece on e7', lambda: self.label('e7'), 'empty')

    def stamp(self, piece, *squares):
        self.program.click(self.piece(piece))
        for square in squares:
            self.program.click(self.squares[square])

    def set_number(self, label, number):
        """In the text of a spin button, which has its buttons behind it."""
        spin = self.program.find('spin button', label)
        x, y = self.program.wait_for('a place for the number', lambda: self.program.place(spin))
        do('move', x - area(spin)[2] // 2 + 12, y, 'click', 1)
        self.program.keys('ctrl+a')
        self.program.type(number)

    def secondary_click(self, square):
        self.program.point(self.squares[square])
        do('click', 3)

    def go(self, square):
        """To a square by the arrow keys; none lies outside the 8x8 squares."""
        def cursor():
            return next((key for key, widget in self.squares.items() if has(widget, StateType.FOCUSED)), None)

        here = self.program.wait_for('the cursor', cursor)
        files, ranks = ord(square[0]) - ord(here[0]), int(square[1]) - int(here[1])
        keys = ['Right' if files > 0 else 'Left'] * abs(files) + ['Up' if ranks > 0 else 'Down'] * abs(ranks)
        if keys:
            self.program.keys(*keys)
        self.program.wait_until('the cursor', cursor, square)


def open_editor(*arguments):
    program = Program(*arguments)
    return program, Editor(program)


def expect_playing(program, fen_of_pieces):
    """The pieces of the board that is played on, as they are read out."""
    page = program.find_page('Game table')
    board = program.wait_for('the board', lambda: program.look_for('panel', 'Board', page))
    for square, piece in fen_of_pieces.items():
        widget = program.wait_for(f'the square {square}', lambda square=square: next(
            (child for child in children(board) if name(child).startswith(square + ', ')), None))
        program.wait_until(f'the piece on {square}', lambda widget=widget: name(widget).split(', ')[1], piece)


# --- the board -------------------------------------------------------------------

def test_note_on_what_is_missing():
    """It goes with the letter that brings it."""
    program, editor = open_editor()
    program.click(editor.entry)
    program.keys('ctrl+a')
    program.type('8/P6k/8/8/8/8/8/K7 w - - 0 ')
    note = 'The move number is missing, so 1 is used.'
    editor.expect_says(note)
    program.type('1')
    program.wait_until('whether that is still said', lambda: editor.says(note), False)
    program.close()


def test_stamp():
    program, editor = open_editor()
    editor.expect_fen(START)
    editor.expect_says(PLAYABLE)
    editor.clear()
    editor.expect_fen('8/8/8/8/8/8/8/8 w - - 0 1')
    editor.stamp('white king', 'e1')
    editor.stamp('black king', 'e8', 'a4')
    program.click(editor.squares['a4'])     # once more takes it off
    editor.stamp('white pawn', 'e4', 'd4')
    editor.expect_fen('4k3/8/8/8/3PP3/8/8/4K3 w - - 0 1')
    editor.stamp('Eraser', 'd4', 'd5')
    editor.expect_fen('4k3/8/8/8/4P3/8/8/4K3 w - - 0 1')

    # Without a stamp, a piece is taken up and put down.
    program.click(editor.piece('Eraser'))
    program.click(editor.squares['e4'])
    program.click(editor.squares['h5'])
    editor.expect_fen('4k3/8/8/7P/8/8/8/4K3 w - - 0 1')
    program.close()


def test_drag():
    program, editor = open_editor()
    program.drag(editor.piece('black queen'), editor.squares['e4'])
    editor.expect_fen('rnbqkbnr/pppppppp/8/8/4q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
    program.drag(editor.squares['e4'], editor.squares['e5'])
    editor.expect_fen('rnbqkbnr/pppppppp/8/4q3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
    do('hold', 'ctrl')
    program.drag(editor.squares['b1'], editor.squares['b4'])
    do('let', 'ctrl')
    editor.expect_fen('rnbqkbnr/pppppppp/8/4q3/1N6/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
    editor.secondary_click('h1')
    editor.expect_fen('rnbqkbnr/pppppppp/8/4q3/1N6/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1')

    # Off the board is off the board, and a drag that ends nowhere puts nobody.
    program.drag(editor.squares['e5'], editor.button('Mirror'))
    editor.expect_fen('rnbqkbnr/pppppppp/8/8/1N6/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1')
    program.drag(editor.piece('white king'), editor.button('Mirror'))
    program.click(editor.button('Swap'))
    editor.expect_fen('rnbqkbn1/pppppppp/8/1n6/8/8/PPPPPPPP/RNBQKBNR b KQq - 0 1')
    program.close()


def test_escape():
    """What was begun comes to nothing, and the screen stays."""
    program, editor = open_editor()
    program.click(editor.piece('black queen'))
    program.wait_until('the stamp', lambda: has(editor.piece('black queen'), StateType.PRESSED), True)
    program.keys('Escape')
    program.wait_until('the stamp', lambda: has(editor.piece('black queen'), StateType.PRESSED), False)
    program.click(editor.squares['e4'])

    program.drag(editor.piece('white knight'), editor.squares['e4'], on_the_way=['key', 'Escape'])
    program.drag(editor.squares['e2'], editor.squares['e5'], on_the_way=['key', 'Escape'])
    program.drag(editor.squares['a2'], editor.squares['a3'])
    editor.expect_fen('rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR w KQkq - 0 1')
    program.keys('Escape', 'Escape')
    program.drag(editor.squares['b2'], editor.squares['b3'])    # after the keys
    editor.expect_fen('rnbqkbnr/pppppppp/8/8/8/PP6/2PPPPPP/RNBQKBNR w KQkq - 0 1')
    expect(program.title(), 'Set Up a Position', 'the title')
    program.close()


def test_keyboard_alone():
    program = Program()
    program.keys('ctrl+e')
    editor = Editor(program, is_open=True)
    editor.go('e2')
    program.keys('Delete')
    editor.go('e4')
    program.keys('shift+n', 'Up', 'q', 'Up', '8')    # the knight is white, the queen black, then no stamp
    editor.expect_fen('rnbqkbnr/pppppppp/8/4q3/4N3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1')
    program.keys('0', 'Down', 'Return', 'Right', 'Return')
    editor.expect_fen('rnbqkbnr/pppppppp/8/5q2/4N3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1')
    program.keys('6', 'Return')
    editor.expect_faults('White has more than one king.')
    program.keys('Escape', 'ctrl+z', 'ctrl+z', 'ctrl+z')
    editor.expect_fen('rnbqkbnr/pppppppp/8/8/4N3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1')
    program.keys('ctrl+shift+z')
    editor.expect_fen('rnbqkbnr/pppppppp/8/4q3/4N3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1')
    program.keys('alt+p')
    expect_playing(program, {'e5': 'black queen', 'e4': 'white knight', 'e2': 'empty'})
    program.close()


# --- faults ----------------------------------------------------------------------

def test_to_the_board():
    """From wherever the focus is."""
    program, editor = open_editor()
    for place in editor.piece('white queen'), editor.button('Mirror'), editor.entry:
        program.click(place)
        program.wait_for('the focus', lambda place=place: has(place, StateType.FOCUSED))
        program.keys('F6')
        program.wait_for('the focus on the board', lambda: any(
            has(square, StateType.FOCUSED) for square in editor.squares.values()))
    program.close()


def test_faults():
    program, editor = open_editor()
    editor.stamp('white king', 'd4')
    editor.secondary_click('e8')
    editor.expect_faults('Black has no king.', 'White has more than one king.')
    editor.expect_says('Fix 2 problems to play this position')
    expect(has(editor.button('Play from Here'), StateType.SENSITIVE), False, 'whether it can be played')
    expect(editor.label('d4'), 'white king, White has more than one king.', 'what is said of d4')

    # A row that is pointed at lights its squares.
    unlit = program.look_at(editor.squares['d4'])
    rows = program.find('list', 'Problems', editor.page)
    program.point(list(children(rows))[1])
    program.wait_for('the light on d4', lambda: program.look_at(editor.squares['d4']) != unlit)
    program.point(editor.squares['d4'])
    act(editor.button('Keep the one on e1'))
    editor.expect_faults('Black has no king.')
    act(editor.button('Put it on e8'))
    editor.expect_faults()
    editor.expect_says(PLAYABLE)
    editor.expect_fen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1')
    program.wait_until('whether it can be played',
                       lambda: has(editor.button('Play from Here'), StateType.SENSITIVE), True)
    program.close()


# --- beside the board ------------------------------------------------------------

def test_rights():
    program, editor = open_editor()
    white_h = program.find('check box', 'White may castle on the h-side', editor.page)
    expect(has(white_h, StateType.CHECKED), True, 'the right to castle')
    program.click(white_h)
    editor.expect_fen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qkq - 0 1')
    program.drag(editor.squares['e2'], editor.squares['e4'])
    program.click(program.find('push button', 'Black to move', editor.page))
    program.click(program.find('push button', 'A pawn has just passed over e3', editor.page))
    editor.expect_fen('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b Qkq e3 0 1')

    # What the pieces no longer allow is gone, and cannot be had.
    editor.secondary_click('a1')
    editor.secondary_click('h1')
    editor.secondary_click('e4')
    editor.expect_fen('rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/1NBQKBN1 b kq - 0 1')
    white_h = program.find('check box', 'White may castle on the h-side', editor.page)
    program.wait_until('whether it can be chosen', lambda: has(white_h, StateType.SENSITIVE), False)
    program.close()


def open_arrays(editor):
    editor.program.click(editor.program.find('push button', 'Set up all pieces at once', editor.page))
    editor.program.wait_for_windows(2)


def test_arrays():
    program, editor = open_editor('--seed=7')
    editor.choose_game('Chess960')
    open_arrays(editor)
    editor.set_number('Start number, 0 to 959', '0')
    act(program.find('push button', 'Number'))
    editor.expect_fen('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1')
    program.click(program.find('text', 'Your own rolls'))
    program.type('2 3 3 2 3')
    program.keys('Return')
    program.wait_alone()
    editor.expect_fen(START)
    editor.expect_says('Rolled: 2 3 3 2 3')

    open_arrays(editor)
    act(program.find('push button', 'Roll the Dice'))
    program.wait_alone()
    program.wait_until('another array', lambda: text(editor.entry) != START, True)
    rolled = text(editor.entry)
    program.keys('ctrl+z')
    editor.expect_fen(START)
    program.keys('ctrl+y')
    editor.expect_fen(rolled)
    program.close()


# --- the text --------------------------------------------------------------------

def test_fen():
    program, editor = open_editor()
    program.click(editor.entry)
    program.keys('ctrl+a')
    program.type('4k3/8/8/8/8/8/8/4X3 w - - 0 1')
    editor.expect_says('Character 18: Placement: no piece has this letter.')
    expect(editor.label('e1'), 'white king', 'the piece on e1')
    program.keys('Return', 'Delete', 'K')     # the cursor is where it goes wrong
    editor.expect_fen('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
    program.wait_until('the piece on d8', lambda: editor.label('d8'), 'empty')
    editor.expect_says(PLAYABLE)
    program.keys('ctrl+z')
    editor.expect_fen(START)
    program.close()


def test_refused_fen():
    """What is shown is what is played: a text that cannot be read is not on the
    board, which is said until it is put right or discarded."""
    program, editor = open_editor()

    def is_playable():
        return has(editor.button('Play from Here'), StateType.SENSITIVE)

    def refuse(text_of_fen, reason):
        editor.reach_entry()
        program.keys('ctrl+a')
        program.type(text_of_fen)
        editor.expect_says(reason)
        editor.expect_says(MISMATCH)
        expect(editor.says(PLAYABLE), False, 'whether it can be played')
        expect(is_playable(), False, 'whether the button can be pressed')
        expect(has(editor.button('Copy'), StateType.SENSITIVE), False, 'whether the text can be copied')
        program.wait_until('whether the text is in view', editor.is_entry_in_view, True)

    for width, height in (1180, 760), (360, 640):
        program.resize(width, height)
        table.wait_at_rest(program, editor.squares['e1'])
        refuse('8/8/8/8/8/8/8/4X3 w - - 0 1', 'Character 16: Placement: no piece has this letter.')
        program.keys('alt+p', 'Escape')
        editor.expect_fen(START)
        editor.expect_says(PLAYABLE)
        expect(program.look_for_page('Game table'), None, 'the screen of a game')
        program.wait_until('whether the button can be pressed', is_playable, True)

    # The reason stays with another room to stand in, the text when it has no keys.
    refuse('nonsense', 'Character 2: Placement: no piece has this letter.')
    program.resize(1180, 760)
    editor.expect_says('Character 2: Placement: no piece has this letter.')
    program.keys('Tab')
    editor.expect_says(MISMATCH)

    # What is done on the board takes its place, and is what is played.
    editor.secondary_click('a8')
    editor.expect_fen('1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1')
    editor.expect_says(PLAYABLE)
    refuse('1nbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1', 'Character 18: Placement: this rank is too '
                                                                       'long.')
    program.keys('Home', *['Right'] * 9, 'Delete')
    editor.expect_says(PLAYABLE)
    act(editor.button('Play from Here'))
    expect_playing(program, {'a8': 'empty', 'b8': 'black knight', 'a7': 'black pawn'})
    program.close()


def test_copy_and_paste():
    program, editor = open_editor()
    editor.choose_game('Guardener Chess')
    act(editor.button('Copy'))
    editor.expect_says('The position is on the clipboard.')
    copied = text(editor.entry)
    editor.choose_game('Chess')
    editor.expect_fen(START)
    program.click(editor.squares['e2'])
    program.keys('Escape', 'ctrl+v')
    editor.expect_fen(copied)
    program.close()


# --- games -----------------------------------------------------------------------

def test_guardener():
    program, editor = open_editor()
    editor.choose_game('Guardener Chess')
    editor.clear()
    editor.stamp('white king', 'e1')
    editor.stamp('black king', 'e8')
    editor.stamp('white Guardener', 'd0', 'e0')
    editor.stamp('black Guardener', 'z4')
    editor.stamp('white pawn', 'w3')
    pieces = '***4***/*4k3*/*8*/10/10/9g/P9/*8*/*4K3*/***1GG1***'
    lost = text(editor.entry).partition(' lost=')[2]
    expect(lost, '', 'what is said of lost pieces')
    editor.expect_fen(f'{pieces} w - - 0 1')

    program.click(program.find('check box', 'Black may pass once', editor.page))
    editor.expect_fen(f'{pieces} w - - 0 1 pass=w')
    program.click(program.find('check box', 'White: across d0 and e0', editor.page))
    editor.expect_fen(pieces.replace('1GG1', '1G2') + ' w - - 0 1 pass=w')
    program.keys('ctrl+z')
    program.click(program.find('spin button', 'black queen: 1 of 1 lost', editor.page))
    program.keys('Down')
    program.find('spin button', 'black queen: 0 of 1 lost', editor.page)
    program.wait_until('whether lost pieces are told', lambda: ' lost=' in text(editor.entry), True)

    editor.stamp('white Guardener', 'a4')
    editor.expect_faults('White has more than one Guardener.')
    act(editor.button('Keep the one on d0'))
    editor.expect_faults()
    act(editor.button('Play from Here'))
    expect_playing(program, {'d0': 'white Guardener', 'z4': 'black Guardener', 'w3': 'white pawn', 'a4': 'empty'})
    program.close()


def test_random_move():
    program, editor = open_editor()
    program.resize(1200, 950)    # all of it, without scrolling
    editor.choose_game('Random Move Number Chess')
    editor.set_number('Move number', '5')
    program.keys('Return')
    editor.expect_fen(START[:-1] + '5')
    editor.set_number('Moves left this turn', '0')
    program.keys('Up', 'Up')
    editor.expect_fen(START[:-1] + '5 left=2')
    program.close()


def test_game_and_back():
    program = Program()
    play = harness.Play(program, 'Play Chess')
    play.write('e4')
    play.expect_last('e4')
    play.write('e5')
    play.expect_last('e5')
    program.keys('Page_Up')
    program.find('push button', 'Back to the Game')
    program.keys('ctrl+e')
    editor = Editor(program, is_open=True)
    editor.expect_fen('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')
    editor.secondary_click('d8')
    act(program.find('push button', 'Back'))
    program.wait_until('the title', program.title, 'Chess')
    play.expect_piece('d8', 'black queen')    # the game is as it was

    program.keys('ctrl+e')
    program.wait_until('the piece on d8', lambda: editor.label('d8'), 'black queen')
    editor.secondary_click('a8')
    act(editor.button('Play from Here'))

    # The game goes on where it was, the position in a window of its own.
    program.wait_for_windows(2)
    program.wait_for('a board without a rook on a8', lambda: any(
        name(widget).startswith('a8, empty') for window in children(program.application)
        if window != program.frame for widget in walk(window)))
    program.close()


# --- how it looks ----------------------------------------------------------------

def test_names():
    program, editor = open_editor()
    for game in GAMES:
        editor.choose_game(game)
        for square in ('a8', 'b8', 'c8'):
            if editor.label(square) != 'empty':
                editor.secondary_click(square)
        editor.stamp('black rook', 'a8', 'b8')
        editor.stamp('black king', 'c8')
        if names.check(program.frame, game) < 64:
            raise harness.Failure('the squares were not looked at')
    program.close()


def test_all_in_view():
    """What a game has beside its board, in a window of the usual size: nothing is scrolled to."""
    program, editor = open_editor()
    program.resize(1280, 800)
    for game in GAMES:
        editor.choose_game(game)
        last = program.find('spin button', 'Half-moves since the last capture or pawn move', editor.page)
        pane = last
        while role(pane) != 'scroll pane':
            pane = pane.get_parent()

        def find_hidden(last=last, pane=pane):
            (_, top, _, height), (_, y, _, h) = area(pane), area(last)
            return None if h > 0 and y + h <= top + height else (y + h, top + height)

        program.wait_until(f'what is below the panel of {game}', find_hidden, None)
    program.close()


def test_row_of_buttons():
    """What begins the game stands in one line with the buttons beside it."""
    program, editor = open_editor()
    program.resize(1280, 800)

    def list_middles():
        areas = [area(editor.button(words)) for words in ['Copy', 'Play from Here']]
        return [2 * y + height for _, y, _, height in areas]

    program.wait_until('how far they are from one line', lambda: max(list_middles()) - min(list_middles()), 0)
    program.close()


def find_wider(program, editor):
    _, _, width, _ = area(program.frame)
    for widget in walk(editor.page):
        x, _, w, _ = area(widget)
        if w > 0 and (x < 0 or x + w > width):
            return role(widget), name(widget), (x, x + w), width
    return None


def test_narrow():
    program, editor = open_editor()
    program.resize(360, 640)
    # Below the rest, where the list of faults has no place of its own.
    program.wait_for('the word beside the button',
                     lambda: any(role(widget) == 'label' and text(widget) == PLAYABLE and area(widget)[2] > 0
                                 for widget in walk(editor.page)))
    table.wait_at_rest(program, editor.squares['e1'])
    editor.secondary_click('e1')
    editor.expect_faults('White has no king.')
    program.wait_until('what is wider than the window', lambda: find_wider(program, editor), None)
    expect(program.windows()[0][2:], (360, 640), 'the size of the window')
    names.check(program.frame, 'narrow')
    act(editor.button('Put it on e1'))
    editor.expect_fen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kq - 0 1')
    program.resize(1000, 700)
    editor.expect_says(PLAYABLE)
    program.close()


if __name__ == '__main__':
    harness.main()
