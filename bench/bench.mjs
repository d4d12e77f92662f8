// `npm run bench`: measures the rules, boardgame.io and the opponents in one run; prints tables and writes a page in
// docs.
import { accessSync, constants } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Refused, numberBetween, readCommand } from '../scripts/command.mjs';
import { ROOT, ensureBuilt, ensurePeers } from '../scripts/prepare.mjs';
import { peerVersion } from './peer.mjs';

const pageIn = (text) => {
  const page = resolve(ROOT, text);
  if (!page.endsWith('.md')) throw new Refused(`“${text}” does not end in .md`);
  try {
    accessSync(dirname(page), constants.W_OK);
  } catch {
    throw new Refused(`can’t write to “${dirname(page)}”`);
  }
  return page;
};

const argv = process.argv.slice(2);
const { seconds, page } = readCommand({
  usage: 'npm run bench -- [--seconds N] [--page FILE]',
  about: `Measures the rules, boardgame.io and the opponents in one run, each figure in a process of its own,
one at a time and in turns. Prints tables, and writes them with two plots into a page.`,
  options: {
    seconds: {
      value: 'N',
      about: 'how long each figure is measured, from 0.05 to 60',
      default: '1.5',
      read: numberBetween(0.05, 60),
    },
    page: {
      value: 'FILE',
      about: 'the page to update; text outside its markers is kept',
      default: join('docs', 'performance.md'),
      read: pageIn,
    },
  },
});
ensureBuilt();
ensurePeers();
// A dynamic import, because the packages are installed and built only by now.
const parts = await import('./parts.mjs');
const sheet = await import('./sheets.mjs');
const { printSheet, surroundings, writePage } = await import('./page.mjs');

const facts = surroundings({ argv, more: [['measured for', `${seconds} s per figure, in 3 turns`]] });
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
