import { SPECTATOR, replayRecord } from '@ponts-bornes/kernel';
import type { BaseView, Language, Viewer } from '@ponts-bornes/kernel';
import { readArguments, wholeNumber } from '../arguments.ts';
import type { Reader } from '../boards/board.ts';
import { boardOf } from '../boards/index.ts';
import { labelled, wrapped } from '../boards/wrap.ts';
import type { Command, Context } from '../context.ts';
import { EXIT, usage } from '../failure.ts';
import { inkFor } from '../ink.ts';
import { COLON } from '../language.ts';
import { namesIn } from '../names.ts';
import { STDIN, openRecord } from '../records.ts';
import type { ProvenRecord } from '../records.ts';
import { openTerminal } from '../terminal.ts';
import { asideSentences, moveSentence } from '../move-sentences.ts';
import type { Phrasing } from '../move-sentences.ts';

export const replay: Command = {
  name: 'replay',
  summary: { fr: 'rejoue une partie enregistrée', en: 'replays a saved game' },
  help: {
    fr: `pb replay <compte-rendu> [--step] [--seat N] [--lang fr|en]

Rejoue une partie coup par coup, puis affiche la table et le résultat. Avec --step, la table
s’affiche à chaque coup ; Entrée passe au suivant, q quitte. --seat montre ce que voyait la place
N, comptée à partir de 0 ; par défaut, ce que voient les spectateurs. « - » lit l’entrée standard.

  pb replay partie.txt --step --seat 0
`,
    en: `pb replay <record> [--step] [--seat N] [--lang fr|en]

Replays a game move by move, then shows the table and the result. With --step, the table is shown
at every move; Enter goes to the next one, q quits. --seat shows what seat N saw, counting from 0;
by default, what spectators see. “-” reads standard input.

  pb replay game.txt --step --seat 0
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, {
      options: { step: 'flag', seat: 'text' },
      positionals: ['record'],
    });
    const step = values.step === true;
    if (step && positionals[0] === STDIN) {
      throw usage({ fr: '--step attend un fichier, pas « - »', en: '--step needs a file, not “-”' });
    }
    const proven = await openRecord(context, positionals[0]);
    const told = tell(proven, viewerOf(values.seat, proven.record.seats), context);
    const { language, print } = context;
    if (step && !(await printStepwise(told, context))) return EXIT.ok;
    if (!step) await print(`${told.map(({ sentence }) => sentence).join('\n')}\n\n${told.at(-1)!.picture}\n`);
    const { record, phrases, speech, outcome } = proven;
    const phrasebook = phrases(speech[language], record.options);
    const ending = outcome === null ? UNFINISHED[language] : phrasebook.outcome(outcome, namesIn(record, language));
    await print(`\n${wrapped(ending).join('\n')}\n`);
    return EXIT.ok;
  },
};

/** The requested seat's view, or the public one. */
const viewerOf = (seat: string | undefined, seats: number): Viewer =>
  seat === undefined ? SPECTATOR : wholeNumber('seat', seat, { min: 0, max: seats - 1, otherwise: 0 });

/** Column where sentences start, after their numbers. */
const SENTENCE = 6;

interface Told {
  readonly sentence: string;
  readonly picture: string;
}

/** Every step of the game, including the setup. */
const tell = (proven: ProvenRecord, viewer: Viewer, { language, io }: Context): readonly Told[] => {
  const { game, phrases, record } = proven;
  const speech = proven.speech[language];
  const names = namesIn(record, language);
  const board = boardOf(game.meta.id);
  const phrasebook = phrases(speech, record.options);
  const phrasing: Phrasing = { board, phrasebook, names, viewer: SPECTATOR, language, speech };
  const reader: Reader = { viewer, names, language, speech, ink: inkFor(io) };
  const told: Told[] = [];
  let seenBefore: BaseView | null = null;
  replayRecord(game, record, ({ number, state, played }) => {
    const seen = game.view(state, SPECTATOR);
    const picture = board.draw(game.view(state, viewer), reader);
    const before = seenBefore ?? seen;
    seenBefore = seen;
    if (played === null) {
      told.push({ sentence: `${game.meta.name[language]}${COLON[language]}${names.join(', ')}`, picture });
      return;
    }
    const sentence = moveSentence({ seat: played.seat, text: game.format(played.move) }, phrasing);
    const asides = asideSentences(seen, before, phrasing);
    const lines = [
      ...labelled(`${String(number).padStart(4)}.`, sentence, SENTENCE),
      ...asides.flatMap((aside) => labelled('', aside, SENTENCE)),
    ];
    told.push({ sentence: lines.join('\n'), picture });
  });
  return told;
};

/** Shows the table after every move; false if the user quits before the end. */
const printStepwise = async (told: readonly Told[], context: Context): Promise<boolean> => {
  const terminal = openTerminal(context);
  try {
    for (const [index, { sentence, picture }] of told.entries()) {
      await terminal.freshPage();
      await context.print(`${sentence}\n\n${picture}\n`);
      if (index === told.length - 1) return true;
      const answer = await terminal.ask(NEXT[context.language]);
      if (answer === null || answer.trim().toLowerCase() === 'q') return false;
    }
    return true;
  } finally {
    terminal.close();
  }
};

const NEXT: Readonly<Record<Language, string>> = { fr: 'Entrée : la suite ', en: 'Enter: next ' };
const UNFINISHED: Readonly<Record<Language, string>> = {
  fr: 'La partie n’est pas terminée.',
  en: 'The game is not over.',
};
