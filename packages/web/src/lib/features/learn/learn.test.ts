import { readFileSync } from 'node:fs';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LANGUAGES, fromHex, resolveOptions } from '@ponts-bornes/kernel';
import type { AnyGame, Language } from '@ponts-bornes/kernel';
import { specIds } from '@ponts-bornes/testkit';
import { describe, expect, test } from 'vitest';
import { openLocalGame } from '../../table/transports/worker/local-game.ts';
import type { LocalGame } from '../../table/transports/worker/local-game.ts';
import { translated } from '../../i18n/translated.ts';
import type { Translated } from '../../i18n/translated.ts';
import { loadMessages, messages } from '../../i18n/messages.ts';
import { anyTableRules } from './any-table.ts';
import { loadRules } from './find-rules.server.ts';
import { loadLessons } from './find.ts';
import { movesOf, openingFor, playedBefore } from '../../boards/lesson.ts';
import type { Do, Lesson } from '../../boards/lesson.ts';
import { piecesOf } from '../../boards/rules.ts';
import type { Rule, RuleText, Rules } from '../../boards/rules.ts';

/** Fits on a phone above the buttons. */
const MOST_SIGNS = 240;
const NAMES = { you: 'Ada', others: ['Aline', 'Basile', 'Colette', 'Désiré', 'Edmée', 'Firmin', 'Gisèle'] };

/** Anchors of the page itself; see RulesPage.svelte. */
const PAGE_ANCHORS = ['brief', 'contents', 'any-table'];
await Promise.all(LANGUAGES.map((language) => loadMessages(language, 'anyTable')));
const tableRulesIn = (language: Language): readonly RuleText[] => {
  const { anyTable, forPrograms } = anyTableRules(messages(language, 'anyTable'));
  return [...anyTable, ...forPrograms];
};
const TABLE_RULES = tableRulesIn('fr');

const rulesIn = ({ sections }: Rules): readonly Rule[] => sections.flatMap(({ rules }) => rules);
const idsOf = (parts: readonly { readonly id: string }[]): readonly string[] => parts.map(({ id }) => id);

/** All texts in a structure, including those with a missing language. */
const textsIn = (part: unknown): readonly Translated[] => {
  if (typeof part !== 'object' || part === null) return [];
  if (LANGUAGES.some((language) => language in part)) return [part as Translated];
  return Object.values(part).flatMap(textsIn);
};

/** What a text must share with its translations: being a list item, and the rules it links to. */
const marksOf = (text: string): unknown => ({
  isItem: text.startsWith('- '),
  rules: piecesOf(text)
    .flatMap((piece) => (piece.kind === 'rule' ? [piece.id] : []))
    .toSorted(),
});

const expectTranslated = (text: Translated): void => {
  expect(Object.keys(text).toSorted()).toStrictEqual([...LANGUAGES].toSorted());
  const written = LANGUAGES.map((language) => text[language].trim());
  expect(written).not.toContain('');
  expect(new Set(written).size === 1 && text.fr.length > 30, `left untranslated: ${text.fr}`).toBe(false);
  for (const one of written) expect(marksOf(one), one).toStrictEqual(marksOf(text.fr));
};

const sat = (game: AnyGame, lesson: Lesson, index: number): LocalGame => {
  const opening = openingFor(game.meta.id, lesson, NAMES);
  const resolved = resolveOptions(game.meta, lesson.seats, opening.options);
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const names = opening.sitters.map(({ name }) => name);
  const secret = fromHex(opening.secret)!;
  const { options } = resolved;
  return openLocalGame({ game, options, seats: lesson.seats, secret, names }, playedBefore(lesson, index));
};

const expectSaid = (said: Translated, where: string, most = MOST_SIGNS): void => {
  for (const language of LANGUAGES) {
    const text = said[language];
    expect(text.trim(), where).not.toBe('');
    expect(text.length, `${where}, ${language}: ${text}`).toBeLessThanOrEqual(most);
  }
  expect(said.fr, where).not.toBe(said.en);
};

const expectDoable = (inPlay: LocalGame, lesson: Lesson, step: Do, where: string): void => {
  const { moves, awaited } = inPlay.show(lesson.learner);
  expect(awaited, `${where}: must be the learner’s turn`).toContain(lesson.learner);
  expect(moves, where).toEqual(expect.arrayContaining([...step.moves]));
  for (const [text, said] of Object.entries(step.answers ?? {})) {
    expect(moves, `${where}: an answered move must be legal`).toContain(text);
    expect(step.moves, where).not.toContain(text);
    expectSaid(said, `${where}, ${text}`);
  }
  if (step.otherwise !== undefined) expectSaid(step.otherwise, where);
  else expect(step.isPuzzle, `${where}: a puzzle must answer other moves`).toBeUndefined();
  for (const [text, rule] of Object.entries(step.refuses ?? {})) {
    expect(inPlay.whyNot(lesson.learner, text)?.rule, `${where}: ${text}`).toBe(rule);
  }
};

/** Plays a lesson to its end with the real rules. */
const playLesson = (game: AnyGame, lesson: Lesson): LocalGame => {
  const inPlay = sat(game, lesson, 0);
  for (const [index, step] of lesson.steps.entries()) {
    const where = `step ${index + 1}`;
    expectSaid(step.text, where);
    if (step.kind === 'do') {
      expectDoable(inPlay, lesson, step, where);
      if (step.moves.length > 1) {
        const later = lesson.steps.slice(index + 1).map(({ kind }) => kind);
        expect(
          later.every((kind) => kind === 'tell'),
          `${where}: no move may follow a choice`,
        ).toBe(true);
      }
    }
    for (const { seat, text } of movesOf(step, lesson.learner)) {
      expect(inPlay.play(seat, text), `${where}: ${seat} ${text}`).toBeNull();
    }
  }
  return inPlay;
};

test('the rules of every table exist in every language', () => {
  const textsOf = ({ title, text }: RuleText): readonly string[] => [title, ...text];
  const texts = translated((language) => tableRulesIn(language).flatMap(textsOf));
  expect(texts.fr.length, 'a title and a text each').toBeGreaterThanOrEqual(2 * TABLE_RULES.length);
  for (const index of texts.fr.keys()) expectTranslated(translated((language) => texts[language][index]!));
});

describe.each(CATALOGUE.map((entry) => [entry.meta.id, entry] as const))('%s', (id, entry) => {
  const spec = readFileSync(new URL(`../../../../../games/${id}/SPEC.md`, import.meta.url), 'utf8');
  const prefix = specIds({ text: spec })[0]!.replace(/-.*/, '');

  test('covers every rule once', async () => {
    const told = idsOf(rulesIn(await loadRules(id)));
    expect(told.toSorted()).toStrictEqual(specIds({ text: spec, prefix }).toSorted());
  });

  test('has its rules in every language', async () => {
    const rules = await loadRules(id);
    const texts = textsIn(rules);
    expect(texts.length, 'a title and a text each').toBeGreaterThanOrEqual(2 * rulesIn(rules).length);
    for (const text of texts) expectTranslated(text);
  });

  test('has unique anchors', async () => {
    const rules = await loadRules(id);
    const anchors = [...PAGE_ANCHORS, ...idsOf(rules.sections), ...idsOf(rulesIn(rules)), ...idsOf(TABLE_RULES)];
    expect(anchors).toStrictEqual([...new Set(anchors)]);
  });

  test('links only to existing rules and lessons', async () => {
    const [rules, { tryIts }] = await Promise.all([loadRules(id), loadLessons(id)]);
    const known = idsOf([...rulesIn(rules), ...TABLE_RULES]);
    for (const piece of textsIn(rules).flatMap(({ fr }) => piecesOf(fr))) {
      if (piece.kind === 'rule') expect(known).toContain(piece.id);
    }
    const tried = rulesIn(rules).flatMap((rule) => (rule.tryIt === undefined ? [] : [[rule.tryIt, rule.id]]));
    expect(Object.fromEntries(tried)).toStrictEqual(
      Object.fromEntries(Object.entries(tryIts).map(([name, { rule }]) => [name, rule])),
    );
    expect(tried.length).toBeGreaterThan(0);
  });

  test('plays its guided first game to the end by the rules', async () => {
    const [{ game }, { firstGame }] = await Promise.all([entry.load(), loadLessons(id)]);
    expectSaid(firstGame.title, 'title', 60);
    const inPlay = playLesson(game, firstGame);
    expect(inPlay.show('spectator').outcome, 'must be finished').not.toBeNull();
    expect(firstGame.steps.length).toBeGreaterThanOrEqual(12);
    expect(firstGame.steps.filter(({ kind }) => kind === 'do').length).toBeGreaterThanOrEqual(6);
  });

  test('plays its practice positions by the rules', async () => {
    const [{ game }, { tryIts }] = await Promise.all([entry.load(), loadLessons(id)]);
    for (const lesson of Object.values(tryIts)) {
      expectSaid(lesson.title, 'title', 60);
      playLesson(game, lesson);
      expect(lesson.steps.some(({ kind }) => kind === 'do')).toBe(true);
      expect(lesson.steps.at(-1)?.kind, 'the last step explains why').toBe('tell');
    }
  });
});
