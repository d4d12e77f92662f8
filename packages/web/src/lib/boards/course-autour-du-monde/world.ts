import { ROUTES, across } from '@ponts-bornes/course-autour-du-monde';

/** The route between two cities, if there is one. */
export const routeBetween = (one: string | null, other: string): string | null =>
  ROUTES.find((route) => across(route, one) === other) ?? null;

/** The cities of a chain of flights, traced back from its end. */
export const pathOf = (routes: readonly string[], end: string): readonly string[] => {
  const path = [end];
  for (const route of routes.toReversed()) path.push(across(route, path.at(-1)!) ?? '');
  return path.toReversed();
};
