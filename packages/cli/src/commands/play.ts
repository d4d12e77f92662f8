import { randomBytes } from 'node:crypto';
import { BOTS } from '@ponts-bornes/bots';
import { CHARACTERS } from '@ponts-bornes/bots/characters';
import type { Bot } from '@ponts-bornes/bots';
import { LEVEL_NAMES, SECRET_BYTES, SPECTATOR, commitmentTo, fastRandom, toHex } from '@ponts-bornes/kernel';
import type { Language, Seat } from '@ponts-bornes/kernel';
import { oneOf, readArguments } from '../arguments.ts';
import type { OptionValues } from '../arguments.ts';
import { boardOf } from '../boards/index.ts';
import { interruptChecks } from '../interruption.ts';
import type { Command, Context } from '../context.ts';
import { converse } from '../conversation.ts';
import { EXIT, harmless, usage } from '../failure.ts';
import { inkFor } from '../ink.ts';
import { botName, personName } from '../names.ts';
import { RECORD_OPTIONS, reserveRecordFile } from '../records.ts';
import type { RecordFile } from '../records.ts';
import { openLocalGame } from '../local-game.ts';
import { TABLE_OPTIONS, openTable, secretOf } from '../table.ts';
import type { TableSetup } from '../table.ts';
import { openTerminal } from '../terminal.ts';
import type { Phrasing } from '../move-sentences.ts';

const BOT_NAMES = BOTS.map(({ name }) => name).join('|');

const OPTIONS = {
  ...TABLE_OPTIONS,
  seat: 'text',
  seats: 'text',
  names: 'text',
  bot: 'text',
  seed: 'text',
  ...RECORD_OPTIONS,
} as const;

/** The opponents, one per line. */
const botLines = (language: Language): string =>
  LEVEL_NAMES.map((level) => `  ${level.padEnd(8)} ${CHARACTERS[level].manner[language]}`).join('\n');

export const play: Command = {
  name: 'play',
  summary: { fr: 'joue dans ce terminal, seul ou à plusieurs', en: 'plays in this terminal, alone or together' },
  help: {
    fr: `pb play <jeu> [--players N] [--options JSON] [--seat 0 | --seats 0,1]
        [--names Ada,Zoé] [--bot ${BOT_NAMES}]
        [--seed S] [--record FICHIER [--force]] [--lang fr|en]

Joue dans ce terminal : par défaut, vous contre un robot. Avec --seats, plusieurs joueurs se
passent le terminal ; un rideau cache les mains dans les jeux qui en ont. --names donne les noms
des joueurs, dans l’ordre des places. --record enregistre la partie : « pb replay » la rejoue et «
pb verify » la vérifie. Un fichier existant n’est remplacé qu’avec --force.

Les robots :

${botLines('fr')}

Pendant la partie : un numéro ou le texte d’un coup, ? aide, h conseil, u annuler, l journal, q quitter.

  pb play mille-bornes
  pb play skybridge --players 3
  pb play mille-bornes --players 3 --seats 0,1 --names Ada,Zoé --record p.txt
`,
    en: `pb play <game> [--players N] [--options JSON] [--seat 0 | --seats 0,1]
        [--names Ada,Zoe] [--bot ${BOT_NAMES}]
        [--seed S] [--record FILE [--force]] [--lang fr|en]

Plays in this terminal: by default, you against one bot. With --seats, several players pass the
terminal round; a curtain hides the hands in games that have them. --names sets the players’
names, in seat order. --record saves the game: “pb replay” replays it and “pb verify” verifies it.
An existing file is only replaced with --force.

The bots:

${botLines('en')}

While playing: the number or the text of a move, ? help, h hint, u undo, l log, q quit.

  pb play mille-bornes
  pb play skybridge --players 3
  pb play mille-bornes --players 3 --seats 0,1 --names Ada,Zoe --record game.txt
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, { options: OPTIONS, positionals: ['game'] });
    const table = await openTable(context, positionals[0], values);
    const persons = personsAt(values, table.seats);
    const bot = oneOf('bot', values.bot ?? 'medium', BOTS);
    const names = namesAt(persons, { seats: table.seats, given: values.names, language: context.language });
    const file = await reserveRecordFile(values);
    try {
      await playAt(table, context, { persons, bot, names, seed: values.seed, file });
    } finally {
      await file?.release();
    }
    return EXIT.ok;
  },
};

interface Evening {
  readonly persons: readonly Seat[];
  readonly bot: Bot;
  readonly names: readonly string[];
  readonly seed: string | undefined;
  readonly file: RecordFile | null;
}

const playAt = async (
  table: TableSetup,
  context: Context,
  { persons, bot, names, seed, file }: Evening,
): Promise<void> => {
  const { language, print, io } = context;
  const say = SAY[language];
  const secret = seed === undefined ? randomBytes(SECRET_BYTES) : secretOf(seed);
  await print(welcome(table.game.meta.name[language], say.commitment, commitmentTo(secret)));
  const board = boardOf(table.game.meta.id);
  const speech = table.speech[language];
  const viewer = persons.length === 1 ? persons[0]! : SPECTATOR;
  const phrasebook = table.phrases(speech, table.options);
  const phrasing: Phrasing = { board, phrasebook, names, viewer, language, speech };
  const game = openLocalGame(table, { phrasing, secret });
  const terminal = openTerminal(context);
  // Bots get randomness that reveals nothing about the deal.
  const rng = fastRandom(seed === undefined ? toHex(randomBytes(SECRET_BYTES)) : `${seed}/bots`);
  const checkInterrupt = interruptChecks(io.signal);
  const open = persons.length === 1 || table.game.meta.perfectInformation;
  let ending: 'over' | 'left' = 'left';
  try {
    ending = await converse(game, terminal, {
      persons,
      open,
      bot,
      rng,
      phrasing,
      language,
      ink: inkFor(io),
      checkInterrupt,
    });
  } finally {
    terminal.close();
    await file?.save(game.record());
    if (ending === 'left') await print(say.left);
    await print(file === null ? say.keep : say.kept(file.name));
  }
};

const personsAt = ({ seat, seats }: OptionValues<typeof OPTIONS>, count: number): readonly Seat[] => {
  if (seat !== undefined && seats !== undefined) {
    throw usage({
      fr: '--seat et --seats s’excluent : gardez l’un des deux',
      en: 'use either --seat or --seats, not both',
    });
  }
  const text = seat ?? seats ?? '0';
  const persons = text.split(',').map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : -1));
  const allowed = persons.every((person) => person >= 0 && person < count);
  if (allowed && new Set(persons).size === persons.length) return persons.toSorted((a, b) => a - b);
  const option = seat === undefined ? '--seats' : '--seat';
  throw usage({
    fr: `${option} : « ${harmless(text)} » (permis : des places différentes de 0 à ${count - 1}, comme 0,1)`,
    en: `${option}: “${harmless(text)}” (allowed: different seats from 0 to ${count - 1}, like 0,1)`,
  });
};

interface Naming {
  readonly seats: number;
  readonly given: string | undefined;
  readonly language: Language;
}

const LONGEST_NAME = 20;

const namesAt = (persons: readonly Seat[], { seats, given, language }: Naming): readonly string[] => {
  const parts = given === undefined ? [] : given.split(',').map((part) => part.trim());
  if (parts.length > persons.length || parts.some((part) => part === '' || part.length > LONGEST_NAME)) {
    throw usage({
      fr: `--names : « ${harmless(given ?? '')} » (permis : un nom de 1 à ${LONGEST_NAME} caractères par joueur, comme Ada,Zoé)`,
      en: `--names: “${harmless(given ?? '')}” (allowed: a name of 1 to ${LONGEST_NAME} characters per player, like Ada,Zoe)`,
    });
  }
  return Array.from({ length: seats }, (_, seat) => {
    const person = persons.indexOf(seat);
    if (person < 0) return botName(seat, language);
    return harmless(parts[person] ?? personName(seat, language));
  });
};

const SAY = {
  fr: {
    commitment: 'Engagement de la donne : ',
    left: '\nÀ bientôt.\n',
    kept: (file: string) => `Partie enregistrée : ${file}\n« pb verify ${file} » vérifie la donne et chaque coup.\n`,
    keep: 'Pour enregistrer la partie, ajoutez --record FICHIER ;\n« pb verify FICHIER » vérifie ensuite la donne et chaque coup.\n',
  },
  en: {
    commitment: 'Commitment to the deal: ',
    left: '\nSee you soon.\n',
    kept: (file: string) => `Game saved: ${file}\n“pb verify ${file}” checks the deal and every move.\n`,
    keep: 'To save the game, add --record FILE;\n“pb verify FILE” then checks the deal and every move.\n',
  },
} as const;

/** Splits the commitment into two lines, because it doesn't fit next to its label. */
const welcome = (title: string, label: string, commitment: string): string => {
  const half = commitment.length / 2;
  return `${title}\n${label}${commitment.slice(0, half)}\n${' '.repeat(label.length)}${commitment.slice(half)}\n`;
};
