// Tic-tac-toe through the contract, as far as a search needs it: boardgame.io's own example game.
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const MOVES = Array.from({ length: 9 }, (_, cell) => ({ cell }));
const SEATS = [[0], [1]];
const NOBODY = [];

export const isWon = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const freeMoves = ({ cells }) => MOVES.filter(({ cell }) => cells[cell] === null);
const isOver = ({ cells, turn }) => turn === 9 || isWon(cells);
const copy = ({ cells, turn }) => ({ cells: [...cells], turn });

const game = {
  meta: { id: 'tic-tac-toe', perfectInformation: true },
  setup: () => ({ cells: Array.from({ length: 9 }, () => null), turn: 0 }),
  toAct: (state) => (isOver(state) ? NOBODY : SEATS[state.turn % 2]),
  moves: freeMoves,
  play: (state, seat, { cell }) => {
    state.cells[cell] = seat;
    state.turn += 1;
  },
  copy,
  outcome: ({ cells, turn }) => {
    if (isWon(cells)) return { winners: [(turn + 1) % 2], scores: [], reason: 'line' };
    return turn === 9 ? { winners: [], scores: [], reason: 'full' } : null;
  },
  view: copy,
  resample: copy,
  format: ({ cell }) => String(cell),
};

const hints = { key: ({ cells }) => cells.map((seat) => seat ?? '-').join('') };

export const ticTacToe = { game, hints, options: {}, seats: 2 };
