import { SPECTATOR, replayRecord } from '@ponts-bornes/kernel';
import type { Language } from '@ponts-bornes/kernel';
import { readArguments } from '../arguments.ts';
import type { Reader } from '../boards/board.ts';
import { boardOf } from '../boards/index.ts';
import type { Command, Context } from '../context.ts';
import { EXIT, usage } from '../failure.ts';
import { inkFor } from '../ink.ts';
import { COLON } from '../language.ts';
import { namesIn } from '../names.ts';
import { STDIN, openRecord } from '../records.ts';
import type { ProvenRecord } from '../records.ts';
import { openTerminal } from '../terminal.ts';
import { toldMove } from '../told-move.ts';

export const replay: Command = {
  name: 'replay',
  summary: { fr: 'rejoue un compte rendu de partie', en: 'replays the record of a game' },
  help: {
    fr: `pb replay <compte-rendu> [--step] [--lang fr|en]

Raconte une partie coup par coup, puis montre la table et l’issue. Avec --step, la table est
montrée à chaque coup et Entrée mène au suivant (q quitte). « - » lit l’entrée standard.

  pb replay partie.txt --step
`,
    en: `pb replay <record> [--step] [--lang fr|en]

Tells a game move by move, then shows the table and the outcome. With --step the table is
shown at every move, and Enter leads to the next (q quits). “-” reads standard input.

  pb replay game.txt --step
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, { options: { step: 'flag' }, positionals: ['record'] });
    const step = values.step === true;
    if (step && positionals[0] === STDIN) {
      throw usage({ fr: '--step attend un fichier, pas « - »', en: '--step needs a file, not “-”' });
    }
    const proven = await openRecord(context, positionals[0]);
    const told = tell(proven, context);
    await (step ? printStepwise(told, context) : context.print(`${told.map(({ sentence }) => sentence).join('\n')}\n`));
    const { language, print } = context;
    const { record, phrases, outcome } = proven;
    const phrasebook = phrases(language, record.options);
    const ending = outcome === null ? UNFINISHED[language] : phrasebook.outcome(outcome, namesIn(record, language));
    await print(`\n${told.at(-1)!.picture}\n\n${ending}\n`);
    return EXIT.ok;
  },
};

interface Told {
  readonly sentence: string;
  readonly picture: string;
}

/** Every step of the game, the setup included. */
const tell = ({ game, phrases, record }: ProvenRecord, { language, io }: Context): readonly Told[] => {
  const names = namesIn(record, language);
  const board = boardOf(game.meta.id);
  const phrasebook = phrases(language, record.options);
  const reader: Reader = { viewer: SPECTATOR, names, language, ink: inkFor(io) };
  const told: Told[] = [];
  replayRecord(game, record, ({ number, state, played }) => {
    const picture = board.draw(game.view(state, SPECTATOR), reader);
    if (played === null) {
      told.push({ sentence: `${game.meta.name[language]}${COLON[language]}${names.join(', ')}`, picture });
      return;
    }
    const sentence = toldMove({ seat: played.seat, text: game.format(played.move) }, { board, phrasebook, names });
    told.push({ sentence: `${String(number).padStart(4)}. ${sentence}`, picture });
  });
  return told;
};

const printStepwise = async (told: readonly Told[], context: Context): Promise<void> => {
  const terminal = openTerminal(context);
  try {
    for (const { sentence, picture } of told) {
      await context.print(`${sentence}\n\n${picture}\n`);
      const answer = await terminal.ask(NEXT[context.language]);
      if (answer === null || answer.trim().toLowerCase() === 'q') return;
    }
  } finally {
    terminal.close();
  }
};

const NEXT: Readonly<Record<Language, string>> = { fr: 'Entrée : la suite ', en: 'Enter: next ' };
const UNFINISHED: Readonly<Record<Language, string>> = {
  fr: 'La partie n’est pas finie.',
  en: 'The game is not over.',
};
