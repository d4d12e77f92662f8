import { plural } from '@ponts-bornes/kernel';
import { momentText } from '../dates.ts';
import type { ProofMessages } from '../fr/proof.ts';

export const proof: ProofMessages = {
  unreached: 'Not checked: an earlier step failed or is missing.',
  whole: 'The text is complete and its digest is correct.',
  known: (game, rules) => `${game}, rules version ${rules}: the same version as here.`,
  player: (number) => `Player ${number}`,
  commitment: {
    held: 'The SHA-256 hash of the revealed secret matches the published commitment.',
    failed: 'The revealed secret doesn’t match the published commitment: it’s not the same secret.',
    unknown: 'The secret will be revealed when the game ends.',
  },
  sameAsSeen: (at) => `It’s the commitment this device saw at the table, on ${momentText('en', at)}.`,
  notAsSeen: (at) => `This device saw a different commitment at this table, on ${momentText('en', at)}.`,
  otherSetting: (at) =>
    `This device saw another game, other options or another number of seats at this table, on ${momentText('en', at)}.`,
  notSeen: 'This device has no data about this table, so it can’t compare.',
  movesLegal: (count) =>
    plural(
      'en',
      count,
      `Deal and draws recomputed, ${count} move replayed: legal.`,
      `Deal and draws recomputed, ${count} moves replayed: all legal.`,
    ),
  moveRefused: ({ number, name, text }, why) => `Move ${number}, by ${name}, “${text}”: illegal with this deal. ${why}`,
  moveAfterEnd: ({ number, name, text }) => `Move ${number}, by ${name}, “${text}”: the game was already over.`,
  sameResult: (told) => `The result matches the record. ${told}`,
  otherResult: (told) => `The result doesn’t match the record. Correct result: ${told}`,
  notOver: 'The game wasn’t played to its end, as the record says.',
  notOverYet: 'The record gives a result, but the game isn’t over after the last move.',
};
