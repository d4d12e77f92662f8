import { randomBytes } from 'node:crypto';
import { BOTS } from '@ponts-bornes/bots';
import { SECRET_BYTES, commitmentTo, fastRandom, toHex } from '@ponts-bornes/kernel';
import type { Language, Seat } from '@ponts-bornes/kernel';
import { oneOf, readArguments } from '../arguments.ts';
import type { OptionValues } from '../arguments.ts';
import { boardOf } from '../boards/index.ts';
import { breathing } from '../breath.ts';
import type { Command } from '../context.ts';
import { converse } from '../conversation.ts';
import { EXIT, harmless, usage } from '../failure.ts';
import { inkFor } from '../ink.ts';
import { botName, personName } from '../names.ts';
import { reserveRecordFile, saveRecord } from '../records.ts';
import { openSitting } from '../sitting.ts';
import { TABLE_OPTIONS, openTable, secretOf } from '../table.ts';
import { openTerminal } from '../terminal.ts';
import type { Teller } from '../told-move.ts';

const BOT_NAMES = BOTS.map(({ name }) => name).join('|');

const OPTIONS = {
  ...TABLE_OPTIONS,
  seat: 'text',
  seats: 'text',
  names: 'text',
  bot: 'text',
  seed: 'text',
  record: 'text',
} as const;

export const play: Command = {
  name: 'play',
  summary: { fr: 'joue dans ce terminal, seul ou à plusieurs', en: 'plays in this terminal, alone or together' },
  help: {
    fr: `pb play <jeu> [--players N] [--options JSON] [--seat 0 | --seats 0,1] [--names Ada,Zoé]
        [--bot ${BOT_NAMES}] [--seed S] [--record FICHIER] [--lang fr|en]

Joue dans ce terminal. Par défaut, vous contre un robot. Avec --seats, plusieurs personnes
se passent le terminal : un rideau cache les mains entre les tours. --names nomme les
personnes. --record garde le compte rendu, que « pb replay » rejoue et que « pb verify » prouve.
Pendant la partie : un numéro ou le texte d’un coup, ? aide, l journal, q quitter.

  pb play mille-bornes
  pb play mille-bornes --players 3 --seats 0,1 --names Ada,Zoé --record partie.txt
`,
    en: `pb play <game> [--players N] [--options JSON] [--seat 0 | --seats 0,1] [--names Ada,Zoe]
        [--bot ${BOT_NAMES}] [--seed S] [--record FILE] [--lang fr|en]

Plays in this terminal. If nothing else is asked, you against one bot. With --seats several
persons hand the terminal round: a curtain hides the hands between turns. --names names the
persons. --record keeps the record, which “pb replay” replays and “pb verify” proves.
While playing: the number or the text of a move, ? help, l log, q quit.

  pb play mille-bornes
  pb play mille-bornes --players 3 --seats 0,1 --names Ada,Zoe --record game.txt
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, { options: OPTIONS, positionals: ['game'] });
    const { language, print, io } = context;
    const table = await openTable(context, positionals[0], values);
    const persons = personsAt(values, table.seats);
    const bot = oneOf('bot', values.bot ?? 'rollout', BOTS);
    const names = namesAt(persons, { seats: table.seats, given: values.names, language });
    if (values.record !== undefined) await reserveRecordFile(values.record);

    const secret = values.seed === undefined ? randomBytes(SECRET_BYTES) : secretOf(values.seed);
    const say = SAY[language];
    await print(welcome(table.game.meta.name[language], say.commitment, commitmentTo(secret)));
    const board = boardOf(table.game.meta.id);
    const teller: Teller = { board, phrasebook: table.phrases(language, table.options), names };
    const sitting = openSitting(table, { teller, secret });
    const terminal = openTerminal(context);
    // Bots think with randomness that tells nothing of the deal.
    const rng = fastRandom(values.seed === undefined ? toHex(randomBytes(SECRET_BYTES)) : `${values.seed}/bots`);
    const ink = inkFor(io);
    const breathe = breathing(io.signal);
    let ending: 'over' | 'left' = 'left';
    try {
      ending = await converse(sitting, terminal, { persons, bot, rng, teller, language, ink, breathe });
    } finally {
      terminal.close();
      if (values.record !== undefined) await saveRecord(values.record, sitting.record());
      if (ending === 'left') await print(say.left);
      await print(values.record === undefined ? say.keep : say.kept(values.record));
    }
    return EXIT.ok;
  },
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
      fr: `--names : « ${harmless(given ?? '')} » (permis : un nom de 1 à ${LONGEST_NAME} lettres par personne, comme Ada,Zoé)`,
      en: `--names: “${harmless(given ?? '')}” (allowed: a name of 1 to ${LONGEST_NAME} letters per person, like Ada,Zoe)`,
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
    kept: (file: string) => `Compte rendu : ${file}\n« pb verify ${file} » prouve la donne et chaque coup.\n`,
    keep: 'Avec --record FICHIER, la partie est gardée,\net « pb verify FICHIER » prouve la donne et chaque coup.\n',
  },
  en: {
    commitment: 'Commitment to the deal: ',
    left: '\nSee you soon.\n',
    kept: (file: string) => `Record: ${file}\n“pb verify ${file}” proves the deal and every move.\n`,
    keep: 'With --record FILE the game is kept,\nand “pb verify FILE” proves the deal and every move.\n',
  },
} as const;

/** The commitment in two lines: as one it would not fit beside its label. */
const welcome = (title: string, label: string, commitment: string): string => {
  const half = commitment.length / 2;
  return `${title}\n${label}${commitment.slice(0, half)}\n${' '.repeat(label.length)}${commitment.slice(half)}\n`;
};
