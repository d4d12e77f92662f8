// `npm start`: a game of 1000 Bornes in the terminal, against a bot.
import { runPb } from './prepare.mjs';

runPb(['play', 'mille-bornes', ...process.argv.slice(2)]);
