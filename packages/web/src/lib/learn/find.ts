import type { Language } from '@ponts-bornes/kernel';
import type { Lessons } from './lesson.ts';
import type { FigureComponent, RulesText } from './rules.ts';

const RULES = import.meta.glob<RulesText>('../boards/*/learn/rules.*.ts', { import: 'rules' });
const FIGURES = import.meta.glob<FigureComponent>('../boards/*/learn/Figure.svelte', { import: 'default' });
const LESSONS = import.meta.glob<Lessons>('../boards/*/learn/lessons.ts', { import: 'lessons' });

const found = <Part>(parts: Readonly<Record<string, () => Promise<Part>>>, path: string): Promise<Part> => {
  const load = parts[path];
  if (load === undefined) throw new RangeError(`there is no ${path}`);
  return load();
};

export const loadRules = (game: string, language: Language): Promise<RulesText> =>
  found(RULES, `../boards/${game}/learn/rules.${language}.ts`);

export const loadFigure = (game: string): Promise<FigureComponent> =>
  found(FIGURES, `../boards/${game}/learn/Figure.svelte`);

export const loadLessons = (game: string): Promise<Lessons> => found(LESSONS, `../boards/${game}/learn/lessons.ts`);
