import type { Lessons } from '../../boards/lesson.ts';
import type { FigureComponent } from '../../boards/rules.ts';

const FIGURES = import.meta.glob<FigureComponent>('../../boards/*/learn/Figure.svelte', { import: 'default' });
const LESSONS = import.meta.glob<Lessons>('../../boards/*/learn/lessons.ts', { import: 'lessons' });

/** Loads a module from the result of a glob. */
export const found = <Part>(parts: Readonly<Record<string, () => Promise<Part>>>, path: string): Promise<Part> => {
  const load = parts[path];
  if (load === undefined) throw new RangeError(`${path} not found`);
  return load();
};

export const loadFigure = (game: string): Promise<FigureComponent> =>
  found(FIGURES, `../../boards/${game}/learn/Figure.svelte`);

export const loadLessons = (game: string): Promise<Lessons> => found(LESSONS, `../../boards/${game}/learn/lessons.ts`);
