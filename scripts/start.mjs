// `npm start`: a game of 1000 Bornes in the terminal, against a bot.
import { pb } from './pb.mjs';

pb(['play', 'mille-bornes', ...process.argv.slice(2)]);
