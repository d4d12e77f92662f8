import { counted, partsInWords, proveRecord, verdictInWords } from '@ponts-bornes/kernel';
import type { Parts, Proof, Seat } from '@ponts-bornes/kernel';
import { readArguments } from '../arguments.ts';
import { wrapped } from '../boards/wrap.ts';
import type { Command } from '../context.ts';
import { EXIT } from '../failure.ts';
import { openRecord } from '../records.ts';
import { namesIn } from '../names.ts';

export const verify: Command = {
  name: 'verify',
  summary: { fr: 'vérifie une partie enregistrée', en: 'verifies a saved game' },
  help: {
    fr: `pb verify <compte-rendu>

Recalcule toute une partie à partir de son secret et contrôle que le secret correspond à
l’engagement publié avant la donne, que chaque part est celle qui avait été scellée, que chaque
coup est permis et que le résultat est celui du compte rendu. Indique aussi pour qui cela prouve
que personne n’a choisi la donne. « - » lit l’entrée standard. Code de sortie : 0 si tout est
correct, 1 sinon.

  pb verify partie.txt
`,
    en: `pb verify <record>

Recomputes a whole game from its secret and checks that the secret matches the commitment
published before the deal, that every part is the one pledged, that every move is legal and that
the result is the one recorded. Also says for whom this proves that nobody chose the deal. “-”
reads standard input. Exit code: 0 if everything checks out, 1 otherwise.

  pb verify game.txt
`,
  },
  run: async (args, context) => {
    const { positionals } = readArguments(args, { options: {}, positionals: ['record'] });
    const { record, phrases, speech, outcome, game } = await openRecord(context, positionals[0]);
    const { language, print } = context;
    const say = SAY[language];
    const names = namesIn(record, language);
    const ending =
      outcome === null ? say.unfinished : phrases(speech[language], record.options).outcome(outcome, names);
    const nameOf = (seat: Seat): string => names[seat] ?? '';
    const proof = proveRecord(game, { record, error: null }, null);
    const lines = [
      say.verified(game.meta.name[language]),
      ...wrapped(`${verdictInWords(language, proof, nameOf)}.`),
      say.commitment(record.commitment),
      ...partsOf(proof)
        .flatMap((parts) => partsInWords(language, parts, nameOf))
        .flatMap((told) => wrapped(told)),
      say.moves(record.moves.length),
      ...wrapped(ending),
    ];
    await print(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
};

const partsOf = ({ checks }: Proof): readonly Parts[] =>
  checks.flatMap((check) => (check.name === 'parts' && check.parts !== null ? [check.parts] : []));

const SAY = {
  fr: {
    verified: (game: string) => `Vérifié : ${game}.`,
    commitment: (text: string) => `Engagement respecté :\n${text}`,
    moves: (count: number) => `${counted('fr', count, 'coup, permis', 'coups, tous permis')}.`,
    unfinished: 'La partie n’est pas terminée.',
  },
  en: {
    verified: (game: string) => `Verified: ${game}.`,
    commitment: (text: string) => `Commitment kept:\n${text}`,
    moves: (count: number) => `${counted('en', count, 'move, legal', 'moves, all legal')}.`,
    unfinished: 'The game is not over.',
  },
} as const;
