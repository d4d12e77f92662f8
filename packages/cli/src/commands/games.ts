import type { GameMeta } from '@ponts-bornes/kernel';
import { readArguments } from '../arguments.ts';
import type { Command } from '../context.ts';
import { EXIT } from '../failure.ts';

export const games: Command = {
  name: 'games',
  summary: { fr: 'liste les jeux, leurs places et leurs options', en: 'lists the games, their seats and options' },
  help: {
    fr: `pb games

Liste les jeux en JSON : nom, version des règles, nombres de places permis, options
avec leur valeur par défaut et leurs conditions.

  pb games
`,
    en: `pb games

Lists the games as JSON: name, version of the rules, allowed numbers of seats, options
with their defaults and conditions.

  pb games
`,
  },
  run: async (args, { catalogue, print }) => {
    readArguments(args, { options: {}, positionals: [] });
    const list = catalogue.map(({ meta }) => listed(meta));
    await print(`${JSON.stringify(list, null, 2)}\n`);
    return EXIT.ok;
  },
};

const listed = ({ id, name, rules, seats, options, perfectInformation }: GameMeta) => ({
  id,
  name,
  rules,
  seats,
  perfectInformation,
  options,
});
