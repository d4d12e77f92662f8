import { BOOSTERS, CHARACTERS, VEHICLES, meta } from '@ponts-bornes/course-folle';
import { newSearch, searchTable, tableFrom } from '@ponts-bornes/course-folle/balance';
import type { Genome } from '@ponts-bornes/course-folle/balance';
import { isObject } from '../state-file.ts';

/** Whether untrusted JSON is a search that can be resumed. */
export const isSearch = async (value: unknown): Promise<boolean> => {
  if (!isObject(value) || value['version'] !== 1 || typeof value['seed'] !== 'string') return false;
  const { trials } = value;
  return isByPlayers(value['lessons'], await lessonsShape()) && Array.isArray(trials) && trials.every(isTrial);
};

type Check = (value: unknown) => boolean;

const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isAmount: Check = (value) => Number.isFinite(value) && Number(value) >= 0;

const isListOf = (value: unknown, length: number, check: Check): boolean =>
  Array.isArray(value) && value.length === length && value.every(check);

const isByPlayers = (value: unknown, check: Check): boolean =>
  isObject(value) &&
  Object.entries(value).every(([players, part]) => meta.seats.includes(Number(players)) && check(part));

/** Runs a search with a single game to find out how long its lists of lessons are. */
const lessonsShape = async (): Promise<Check> => {
  const { lessons } = await searchTable(newSearch(''), { learn: { 2: 1 }, trial: {}, trials: 0 });
  const { products, gains } = lessons['2']!;
  return (value) =>
    isObject(value) &&
    isCount(value['games']) &&
    isListOf(value['products'], products.length, Number.isFinite) &&
    isListOf(value['gains'], gains.length, Number.isFinite);
};

const isTrial: Check = (value) =>
  isObject(value) &&
  isGenome(value['genome']) &&
  isAmount(value['worst']) &&
  isByPlayers(value['residuals'], (list) => isListOf(list, CHARACTERS.length, Number.isFinite)) &&
  Array.isArray(value['figures']) &&
  value['figures'].every(isFigures);

const isFigures: Check = (value) =>
  isObject(value) &&
  meta.seats.some((seats) => seats === value['seats']) &&
  isCount(value['games']) &&
  ['apart', 'ties', 'shared', 'stages'].every((name) => isAmount(value[name])) &&
  hasAmounts(value['wins'], CHARACTERS) &&
  ['first', 'left'].every((name) => hasAmounts(value[name], VEHICLES)) &&
  ['acts', 'matters'].every((name) => hasAmounts(value[name], BOOSTERS));

const hasAmounts = (value: unknown, names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => isAmount(value[name]));

/** A genome is valid if it produces a complete set of cards. */
const isGenome: Check = (value) => {
  const lists = isObject(value) ? [value['ranks'], value['halves'], value['boosters']] : [null];
  if (!lists.every((list) => Array.isArray(list) && list.every((part) => Array.isArray(part) && part.every(isCount))))
    return false;
  const { boosters } = value as Genome;
  if (boosters.length !== CHARACTERS.length || boosters.some((pack) => pack.length !== BOOSTERS.length)) return false;
  const { ranks, halves } = value as Genome;
  if (ranks.length !== VEHICLES.length || halves.length !== VEHICLES.length) return false;
  return Object.values(tableFrom(value as Genome)).every(
    ({ speed, half, booster }) => Number.isFinite(speed) && half !== undefined && booster !== undefined,
  );
};
