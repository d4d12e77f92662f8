import { findPicture } from '@ponts-bornes/catalogue/pictures';
import { findMeta } from '@ponts-bornes/catalogue/metas';
import type { Language } from '@ponts-bornes/kernel';
import { DELETED_PLAYER } from '@ponts-bornes/protocol';
import type { TableFacts } from '@ponts-bornes/protocol';
import { versionOf } from '../../pictures/pictures.ts';
import type { Pictured } from '../../pictures/pictures.ts';
import { SPEECH } from './speech.ts';

/** The path of the picture in a link's preview: the final board of a public game, otherwise the game's general one. */
export const picturePath = (table: TableFacts, language: Language): string => {
  const pictured = picturedOf(table, language);
  return pictured === null
    ? generalPicture(table.game, language)
    : `/api/tables/${table.id}/picture?v=${versionOf(pictured)}`;
};

/** What the picture of a finished public game shows; null if there is none. */
export const picturedOf = (table: TableFacts, language: Language): Pictured | null => {
  const { id, game, seats, status, visibility } = table;
  const meta = findMeta(game);
  if (status !== 'over' || visibility === 'private' || meta === undefined || findPicture(game) === undefined)
    return null;
  return { id, game, title: meta.name[language], names: seats.map(({ name }) => readableName(name, language)) };
};

/** Drawn by `npm run pictures`, like that of the site. */
export const generalPicture = (game: string, language: Language): string =>
  `/share/${findMeta(game) === undefined ? '' : `${game}-`}${language}.jpg`;

export const readableName = (name: string, language: Language): string =>
  name === DELETED_PLAYER ? SPEECH[language].gone : name;
