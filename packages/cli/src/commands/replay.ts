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
import { toldAside, toldMove } from '../told-move.ts';
import type { Teller } from '../told-move.ts';

export const replay: Command = {
  name: 'replay',
  summary: { fr: 'rejoue un compte rendu de partie', en: 'replays the record of a game' },
  help: {
    fr: `pb replay <compte-rendu> [--step] [--seat N] [--lang fr|en]

Raconte une partie coup par coup, puis montre la table et l’issue. Avec --step, la table est
montrée à chaque coup et Entrée mène au suivant (q quitte). --seat montre ce que voyait la
place N, comptée de 0 ; sans elle, ce que voit le public. « - » lit l’entrée standard.

  pb replay partie.txt --step --seat 0
`,
    en: `pb replay <record> [--step] [--seat N] [--lang fr|en]

Tells a game move by move, then shows the table and the outcome. With --step the table is
shown at every move, and Enter leads to the next (q quits). --seat shows what seat N saw,
counted from 0; without it, what spectators see. “-” reads standard input.

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
    const { record, phrases, outcome } = proven;
    const phrasebook = phrases(language, record.options);
    const ending = outcome === null ? UNFINISHED[language] : phrasebook.outcome(outcome, namesIn(record, language));
    await print(`\n${wrapped(ending).join('\n')}\n`);
    return EXIT.ok;
  },
};

/** Whose view is shown: a seat's when one is asked for, else what all may see. */
const viewerOf = (seat: string | undefined, seats: number): Viewer =>
  seat === undefined ? SPECTATOR : wholeNumber('seat', seat, { min: 0, max: seats - 1, otherwise: 0 });

/** The column where sentences begin, after their numbers. */
const SENTENCE = 6;

interface Told {
  readonly sentence: string;
  readonly picture: string;
}

/** Every step of the game, the setup included. */
const tell = ({ game, phrases, record }: ProvenRecord, viewer: Viewer, { language, io }: Context): readonly Told[] => {
  const names = namesIn(record, language);
  const board = boardOf(game.meta.id);
  const teller: Teller = { board, phrasebook: phrases(language, record.options), names, language };
  const reader: Reader = { viewer, names, language, ink: inkFor(io) };
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
    const sentence = toldMove({ seat: played.seat, text: game.format(played.move) }, teller);
    const asides = toldAside(seen, before, teller);
    const lines = [
      ...labelled(`${String(number).padStart(4)}.`, sentence, SENTENCE),
      ...asides.flatMap((aside) => labelled('', aside, SENTENCE)),
    ];
    told.push({ sentence: lines.join('\n'), picture });
  });
  return told;
};

/** Shows the table after every move; false when the person leaves before the end. */
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
  fr: 'La partie n’est pas finie.',
  en: 'The game is not over.',
};
