import { readFileSync } from 'node:fs';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LANGUAGES, fromHex, resolveOptions } from '@ponts-bornes/kernel';
import type { AnyGame, Language } from '@ponts-bornes/kernel';
import { specIds } from '@ponts-bornes/testkit';
import { describe, expect, test } from 'vitest';
import { openSitting } from '../desk/sitting.ts';
import type { Sitting } from '../desk/sitting.ts';
import { ANY_TABLE } from './any-table.ts';
import { loadLessons, loadRules } from './find.ts';
import { movesOf, openingFor, playedBefore } from './lesson.ts';
import type { Do, Lesson, Said } from './lesson.ts';
import { piecesOf } from './rules.ts';
import type { Rule, RulesText } from './rules.ts';

/** What fits on a phone above the buttons. */
const MOST_SIGNS = 240;
const NAMES = { you: 'Ada', others: ['Aline', 'Basile', 'Colette', 'Désiré', 'Edmée', 'Firmin', 'Gisèle'] };

const rulesIn = ({ sections }: RulesText): readonly Rule[] => sections.flatMap(({ rules }) => rules);

/** Every text of the rules that somebody reads. */
const textsOf = (rules: RulesText): readonly string[] => [
  rules.lead,
  ...rules.brief.flatMap(({ title, text, figure }) => [title, ...text, figure?.caption ?? '-']),
  ...rules.sections.map(({ title }) => title),
  ...rulesIn(rules).flatMap(({ title, text, table, figure, ours }) => [
    title,
    ...text,
    ...(table === undefined ? [] : [...table.head.slice(1), ...table.rows.map(([first]) => first ?? '')]),
    figure?.caption ?? '-',
    ours?.text ?? '-',
  ]),
];

const sat = (game: AnyGame, lesson: Lesson, index: number): Sitting => {
  const opening = openingFor(game.meta.id, lesson, NAMES);
  const resolved = resolveOptions(game.meta, lesson.seats, opening.options);
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const names = opening.sitters.map(({ name }) => name);
  const secret = fromHex(opening.secret)!;
  const { options } = resolved;
  return openSitting({ game, options, seats: lesson.seats, secret, names }, playedBefore(lesson, index));
};

const expectSaid = (said: Said, where: string, most = MOST_SIGNS): void => {
  for (const language of LANGUAGES) {
    const text = said[language];
    expect(text.trim(), where).not.toBe('');
    expect(text.length, `${where}, ${language}: ${text}`).toBeLessThanOrEqual(most);
  }
  expect(said.fr, where).not.toBe(said.en);
};

const expectDoable = (sitting: Sitting, lesson: Lesson, step: Do, where: string): void => {
  const { moves, awaited } = sitting.show(lesson.learner);
  expect(awaited, `${where}: it is the learner’s turn`).toContain(lesson.learner);
  expect(moves, where).toEqual(expect.arrayContaining([...step.moves]));
  for (const [text, said] of Object.entries(step.answers ?? {})) {
    expect(moves, `${where}: what is answered can be played`).toContain(text);
    expect(step.moves, where).not.toContain(text);
    expectSaid(said, `${where}, ${text}`);
  }
  if (step.otherwise !== undefined) expectSaid(step.otherwise, where);
  else expect(step.isRiddle, `${where}: a riddle answers other moves`).toBeUndefined();
  for (const [text, rule] of Object.entries(step.refuses ?? {})) {
    expect(sitting.whyNot(lesson.learner, text)?.rule, `${where}: ${text}`).toBe(rule);
  }
};

/** Plays a lesson to its end by the real rules. */
const playLesson = (game: AnyGame, lesson: Lesson): Sitting => {
  const sitting = sat(game, lesson, 0);
  for (const [index, step] of lesson.steps.entries()) {
    const where = `step ${index + 1}`;
    expectSaid(step.text, where);
    if (step.kind === 'do') {
      expectDoable(sitting, lesson, step, where);
      if (step.moves.length > 1) {
        const later = lesson.steps.slice(index + 1).map(({ kind }) => kind);
        expect(
          later.every((kind) => kind === 'tell'),
          `${where}: a choice is the last move`,
        ).toBe(true);
      }
    }
    for (const { seat, text } of movesOf(step, lesson.learner)) {
      expect(sitting.play(seat, text), `${where}: ${seat} ${text}`).toBeNull();
    }
  }
  return sitting;
};

describe.each(CATALOGUE.map((entry) => [entry.meta.id, entry] as const))('%s', (id, entry) => {
  const spec = readFileSync(new URL(`../../../../games/${id}/SPEC.md`, import.meta.url), 'utf8');
  const prefix = specIds({ text: spec })[0]!.replace(/-.*/, '');
  const both = async (): Promise<Readonly<Record<Language, RulesText>>> => ({
    fr: await loadRules(id, 'fr'),
    en: await loadRules(id, 'en'),
  });

  test('its rules are all told, once, in both languages', async () => {
    const ids = specIds({ text: spec, prefix }).toSorted();
    for (const rules of Object.values(await both())) {
      expect(
        rulesIn(rules)
          .map((rule) => rule.id)
          .toSorted(),
      ).toStrictEqual(ids);
    }
  });

  test('its rules have the same shape in both languages', async () => {
    const { fr, en } = await both();
    const shape = (rules: RulesText): unknown => ({
      brief: rules.brief.map(({ figure }) => figure?.name),
      sections: rules.sections.map(({ id: anchor, rules: parts }) => [
        anchor,
        parts.map((rule) => [rule.id, rule.figure?.name, rule.tryIt, rule.ours?.kind, rule.table?.rows.length]),
      ]),
    });
    expect(shape(en)).toStrictEqual(shape(fr));
    const shared = textsOf(fr).filter((text, index) => text.length > 30 && text === textsOf(en)[index]);
    expect(shared, 'left untranslated').toStrictEqual([]);
  });

  test('its rules lead only to rules and lessons that are there', async () => {
    const { tryIts } = await loadLessons(id);
    for (const [language, rules] of Object.entries(await both())) {
      const known = new Set([...rulesIn(rules), ...ANY_TABLE[language as Language]].map((rule) => rule.id));
      for (const text of textsOf(rules)) {
        expect(text.trim()).not.toBe('');
        for (const piece of piecesOf(text)) if (piece.kind === 'rule') expect(known).toContain(piece.id);
      }
      const tried = rulesIn(rules).flatMap((rule) => (rule.tryIt === undefined ? [] : [[rule.tryIt, rule.id]]));
      expect(Object.fromEntries(tried)).toStrictEqual(
        Object.fromEntries(Object.entries(tryIts).map(([name, { rule }]) => [name, rule])),
      );
      expect(tried.length).toBeGreaterThan(0);
    }
  });

  test('its guided first game is played to its end by the rules', async () => {
    const [{ game }, { firstGame }] = await Promise.all([entry.load(), loadLessons(id)]);
    expectSaid(firstGame.title, 'title', 60);
    const sitting = playLesson(game, firstGame);
    expect(sitting.show('spectator').outcome, 'it is over').not.toBeNull();
    expect(firstGame.steps.length).toBeGreaterThanOrEqual(12);
    expect(firstGame.steps.filter(({ kind }) => kind === 'do').length).toBeGreaterThanOrEqual(6);
  });

  test('its positions to try are played by the rules', async () => {
    const [{ game }, { tryIts }] = await Promise.all([entry.load(), loadLessons(id)]);
    for (const lesson of Object.values(tryIts)) {
      expectSaid(lesson.title, 'title', 60);
      playLesson(game, lesson);
      expect(lesson.steps.some(({ kind }) => kind === 'do')).toBe(true);
      expect(lesson.steps.at(-1)?.kind, 'the end says why').toBe('tell');
    }
  });
});
