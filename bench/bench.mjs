// `npm run bench`: the rules, boardgame.io and the opponents measured in one run; tables here, a page in docs.
import { ensureBuilt } from '../scripts/prepare.mjs';
import { readArguments } from './arguments.mjs';
import { ensurePeer, peerVersion } from './peer.mjs';

const argv = process.argv.slice(2);
const { seconds, page } = readArguments(argv);
ensureBuilt();
ensurePeer();
// What is built is imported only now.
const parts = await import('./parts.mjs');
const sheet = await import('./sheets.mjs');
const { printSheet, surroundings, writePage } = await import('./page.mjs');

const facts = surroundings({ argv, more: [['measured for', `${seconds} s a figure, in 3 turns`]] });
const sheets = [];
const show = (made) => {
  sheets.push(made);
  printSheet(made);
};
const run = { seconds, tell: (what) => console.error(`… ${what}`) };

show(sheet.playoutSheet(await parts.playouts(run)));
show(sheet.handSheet(await parts.hands(run), peerVersion()));
const { bornes, ticTacToe } = await parts.thoughts(run);
show(sheet.bornesThoughtSheet(bornes));
show(sheet.ticTacToeSheet(ticTacToe));
show(sheet.searchSheet(await parts.searches(run)));
show(sheet.profileSheet(await parts.profiles(run)));
const costs = await parts.choices(run);
show(sheet.choiceSheet(costs));
for (const file of writePage(page, { facts, sheets, plots: sheet.choicePlots(costs) })) console.log(file);
