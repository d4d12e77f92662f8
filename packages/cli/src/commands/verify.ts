import { readArguments } from '../arguments.ts';
import { wrapped } from '../boards/wrap.ts';
import type { Command } from '../context.ts';
import { EXIT } from '../failure.ts';
import { openRecord } from '../records.ts';
import { namesIn } from '../names.ts';

export const verify: Command = {
  name: 'verify',
  summary: { fr: 'prouve un compte rendu de partie', en: 'proves the record of a game' },
  help: {
    fr: `pb verify <compte-rendu>

Recalcule toute une partie à partir de son secret : le secret est celui de l’engagement
publié avant la donne, chaque coup est permis, et la partie a fini comme il est dit.
« - » lit l’entrée standard. Code de sortie : 0 prouvé, 1 sinon.

  pb verify partie.txt
`,
    en: `pb verify <record>

Computes a whole game again from its secret: the secret is the one committed to before the
deal, every move is legal, and the game ended as the record says.
“-” reads standard input. Exit code: 0 proven, 1 not.

  pb verify game.txt
`,
  },
  run: async (args, context) => {
    const { positionals } = readArguments(args, { options: {}, positionals: ['record'] });
    const { record, phrases, outcome, game } = await openRecord(context, positionals[0]);
    const { language, print } = context;
    const say = SAY[language];
    const ending =
      outcome === null ? say.unfinished : phrases(language, record.options).outcome(outcome, namesIn(record, language));
    const lines = [
      say.verified(game.meta.name[language]),
      say.commitment(record.commitment),
      say.moves(record.moves.length),
      ...wrapped(ending),
    ];
    await print(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
};

const SAY = {
  fr: {
    verified: (game: string) => `Vérifié : ${game}.`,
    commitment: (text: string) => `Engagement tenu :\n${text}`,
    moves: (count: number) => `${count} ${count > 1 ? 'coups, tous permis' : 'coup, permis'}.`,
    unfinished: 'La partie n’est pas finie.',
  },
  en: {
    verified: (game: string) => `Verified: ${game}.`,
    commitment: (text: string) => `Commitment kept:\n${text}`,
    moves: (count: number) => `${count} ${count === 1 ? 'move, legal' : 'moves, all legal'}.`,
    unfinished: 'The game is not over.',
  },
} as const;
