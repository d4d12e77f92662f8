import { LANGUAGES } from '@ponts-bornes/kernel';
import { barePath, pathIn } from '../../i18n/language.ts';
import type { Rendered, PageMetadata } from './page.ts';

type Thing = Readonly<Record<string, unknown>>;

const FREE: Thing = { '@type': 'Offer', price: 0, priceCurrency: 'EUR' };

/** The page's schema.org description. */
export const graphOf = (rendered: Rendered, told: PageMetadata): readonly Thing[] => {
  const parts = barePath(rendered.path).split('/').filter(Boolean);
  if (parts.length === 0) return [site(rendered, told), application(rendered, told)];
  const isGame = rendered.game !== null && parts.length === 2;
  return [...(isGame ? [gameThing(rendered, told)] : []), crumbs(rendered, told)];
};

const homeOf = ({ origin, language }: Rendered): string => origin + pathIn(language, '/');

const site = (rendered: Rendered, { description }: PageMetadata): Thing => ({
  '@type': 'WebSite',
  name: rendered.name,
  description,
  url: homeOf(rendered),
  inLanguage: rendered.language,
});

const application = (rendered: Rendered, { description, picture }: PageMetadata): Thing => ({
  '@type': 'WebApplication',
  name: rendered.name,
  description,
  url: homeOf(rendered),
  image: picture,
  applicationCategory: 'GameApplication',
  operatingSystem: 'Any',
  inLanguage: LANGUAGES,
  isAccessibleForFree: true,
  offers: FREE,
});

const gameThing = ({ game, language, genre }: Rendered, { url, picture }: PageMetadata): Thing => {
  const { meta, box } = game!;
  return {
    '@type': 'VideoGame',
    name: meta.name[language],
    description: box.blurb[language],
    url,
    image: picture,
    genre: genre,
    gamePlatform: 'Web browser',
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    inLanguage: LANGUAGES,
    isAccessibleForFree: true,
    offers: FREE,
    playMode: ['SinglePlayer', 'MultiPlayer'],
    numberOfPlayers: { '@type': 'QuantitativeValue', minValue: meta.seats[0], maxValue: meta.seats.at(-1) },
    audience: { '@type': 'PeopleAudience', suggestedMinAge: box.age },
  };
};

const crumbs = (rendered: Rendered, { title, url }: PageMetadata): Thing => {
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
