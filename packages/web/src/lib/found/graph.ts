import type { Language } from '@ponts-bornes/kernel';
import { barePath, pathIn } from '../speech/language.ts';
import type { Rendered, Told } from './page.ts';

/** A thing as schema.org describes it. */
type Thing = Readonly<Record<string, unknown>>;

const FREE: Thing = { '@type': 'Offer', price: 0, priceCurrency: 'EUR' };
const GENRES: Readonly<Record<Language, string>> = { fr: 'Jeu de société', en: 'Board game' };

/** What a page is about, for machines. */
export const graphOf = (rendered: Rendered, told: Told): readonly Thing[] => {
  const parts = barePath(rendered.path).split('/').filter(Boolean);
  if (parts.length === 0) return [site(rendered, told), application(rendered, told)];
  const isGame = rendered.game !== null && parts.length === 2;
  return [...(isGame ? [gameThing(rendered, told)] : []), crumbs(rendered, told)];
};

const homeOf = ({ origin, language }: Rendered): string => origin + pathIn(language, '/');

const site = (rendered: Rendered, { description }: Told): Thing => ({
  '@type': 'WebSite',
  name: rendered.name,
  description,
  url: homeOf(rendered),
  inLanguage: rendered.language,
});

const application = (rendered: Rendered, { description, picture }: Told): Thing => ({
  '@type': 'WebApplication',
  name: rendered.name,
  description,
  url: homeOf(rendered),
  image: picture,
  applicationCategory: 'GameApplication',
  operatingSystem: 'Any',
  inLanguage: ['fr', 'en'],
  isAccessibleForFree: true,
  offers: FREE,
});

const gameThing = ({ game, language }: Rendered, { url, picture }: Told): Thing => {
  const { meta, box } = game!;
  return {
    '@type': 'VideoGame',
    name: meta.name[language],
    description: box.blurb[language],
    url,
    image: picture,
    genre: GENRES[language],
    gamePlatform: 'Web browser',
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    inLanguage: ['fr', 'en'],
    isAccessibleForFree: true,
    offers: FREE,
    playMode: ['SinglePlayer', 'MultiPlayer'],
    numberOfPlayers: { '@type': 'QuantitativeValue', minValue: meta.seats[0], maxValue: meta.seats.at(-1) },
    audience: { '@type': 'PeopleAudience', suggestedMinAge: box.age },
  };
};

const crumbs = (rendered: Rendered, { title, url }: Told): Thing => {
  const { name, game, language, origin } = rendered;
  const gamePlace =
    game === null ? [] : [[game.meta.name[language], origin + pathIn(language, `/games/${game.meta.id}`)]];
  const way = [[name, homeOf(rendered)], ...gamePlace];
  if (way.at(-1)?.[1] !== url) way.push([title.split(' · ')[0] ?? title, url]);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([step, item], index) => ({ '@type': 'ListItem', position: index + 1, name: step, item })),
  };
};
