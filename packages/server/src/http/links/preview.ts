import { findMeta } from '@ponts-bornes/catalogue/metas';
import type { Language } from '@ponts-bornes/kernel';
import type { TableFacts } from '@ponts-bornes/protocol';
import { picturePath, readableName } from './pictured.ts';
import { SPEECH } from './speech.ts';

/** What the preview of a link shows. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The path of the picture. */
  readonly picture: string;
  readonly locale: string;
}

/** Written from the public facts alone; of a private table it names only the game. */
export const previewOf = (table: TableFacts, language: Language): Preview => {
  const texts = textsOf(table, findMeta(table.game)?.name[language] ?? table.game, language);
  return { ...texts, picture: picturePath(table, language), locale: SPEECH[language].locale };
};

const textsOf = (table: TableFacts, game: string, language: Language): Pick<Preview, 'title' | 'description'> => {
  const say = SPEECH[language];
  if (table.visibility === 'private') return { title: game, description: say.privateTable };
  const readable = (name: string): string => readableName(name, language);
  const names = table.seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [readable(name)]));
  switch (table.status) {
    case 'open': {
      const free = table.seats.filter(({ kind }) => kind === 'open').length;
      return { title: say.openTable(game, readable(table.host.name)), description: say.freeSeats(free, names) };
    }
    case 'playing':
    case 'frozen':
      return { title: say.inProgress(game), description: say.watch(names) };
    case 'over': {
      const winners = (table.winners ?? []).map((seat) => readable(table.seats[seat]?.name ?? ''));
      return { title: say.over(game, winners), description: say.replay(names) };
    }
  }
};
