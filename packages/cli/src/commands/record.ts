import { formatRecord, legalMove, recordOf, tableStreams } from '@ponts-bornes/kernel';
import type { GameRecord, Language, RecordedMove, Refusal } from '@ponts-bornes/kernel';
import { missing, readArguments } from '../arguments.ts';
import type { Command } from '../context.ts';
import { EXIT, failed, harmless } from '../failure.ts';
import { RECORD_OPTIONS, readText, reserveRecordFile } from '../records.ts';
import { readScript } from '../script.ts';
import type { Script, ScriptedMove } from '../script.ts';
import { DEFAULT_SEED, TABLE_OPTIONS, openTable, secretOf } from '../table.ts';
import type { TableSetup } from '../table.ts';

export const record: Command = {
  name: 'record',
  summary: {
    fr: 'joue des coups donnés et en écrit le compte rendu',
    en: 'plays given moves and writes their record',
  },
  help: {
    fr: `pb record <jeu> <coups> [--players N] [--options JSON] [--seed S]
          [--record FICHIER [--force]]

Joue les coups d’un fichier et écrit le compte rendu de la partie, par exemple pour un test.
« - » lit l’entrée standard. Chaque coup occupe une ligne : la place, comptée de 0, puis le
coup comme dans un compte rendu. Des notes et des noms peuvent précéder les coups :

  note: SK-T6 : un toit ferme une tour bâtie.
  names: ["Ada","Blaise"]
  0 Tr a1
  1 Rb a1

La donne vient de la graine S (1 par défaut), comme avec pb trace. Un coup interdit arrête
tout et nomme la règle. La partie peut rester inachevée. Sans --record, le compte rendu est
affiché ; un fichier qui existe n’est remplacé qu’avec --force.

  pb record skybridge coups.txt --seed 7 --record partie.record
`,
    en: `pb record <game> <moves> [--players N] [--options JSON] [--seed S]
          [--record FILE [--force]]

Plays the moves of a file and writes the record of the game, for example for a test. “-”
reads standard input. Each move is a line: the seat, counted from 0, then the move as records
write it. Notes and names may come before the moves:

  note: SK-T6: a roof closes a tower that is built.
  names: ["Ada","Blaise"]
  0 Tr a1
  1 Rb a1

The deal comes from the seed S (1 by default), as with pb trace. An illegal move stops it and
names the rule. The game may stay unfinished. Without --record the record is printed; a file
that exists is only replaced with --force.

  pb record skybridge moves.txt --seed 7 --record game.record
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, {
      options: { ...TABLE_OPTIONS, seed: 'text', ...RECORD_OPTIONS },
      positionals: ['game', 'moves'],
    });
    const [id, source] = positionals;
    const table = await openTable(context, id, values);
    if (source === undefined) throw missing({ fr: 'coups', en: 'moves' });
    const script = readScript(source, await readText(context, source));
    const file = await reserveRecordFile(values);
    try {
      const played = playScript(table, script, values.seed ?? DEFAULT_SEED);
      if (file === null) await context.print(formatRecord(played));
      else await file.save(played);
    } finally {
      await file?.release();
    }
    return EXIT.ok;
  },
};

const playScript = (table: TableSetup, script: Script, seed: string): GameRecord => {
  const { game, seats, options } = table;
  if (script.names.length > 0 && script.names.length !== seats) throw wrongNames(script, seats);
  const secret = secretOf(seed);
  const streams = tableStreams(secret);
  const state = game.setup(options, seats, streams(0));
  const moves: RecordedMove[] = [];
  for (const move of script.moves) {
    const { seat, text } = move;
    const checked = legalMove(game, state, seat, text);
    if (!checked.ok) throw illegal(table, script, move, checked.refusal);
    moves.push({ seat, text });
    game.play(state, seat, checked.move, streams(moves.length));
  }
  const { names, notes } = script;
  return recordOf(game, { seats, options, secret, names, notes, moves, result: game.outcome(state) });
};

const wrongNames = ({ source, names }: Script, seats: number): Error =>
  failed({
    fr: harmless(`${source} : ${names.length} noms pour ${seats} places`),
    en: harmless(`${source}: ${names.length} names for ${seats} seats`),
  });

const illegal = (
  { phrases, speech, options }: TableSetup,
  { source, names }: Script,
  { line, seat, text }: ScriptedMove,
  refusal: Refusal,
): Error => {
  const why = (language: Language): string => phrases(speech[language], options).refusal(refusal, names);
  const at = `${seat} ${text}`;
  return failed({
    fr: harmless(`${source}, ligne ${line}, « ${at} » : ${why('fr')} [${refusal.rule}]`),
    en: harmless(`${source}, line ${line}, “${at}”: ${why('en')} [${refusal.rule}]`),
  });
};
