import type { Entry } from '@ponts-bornes/catalogue';
import type { Language, Outcome } from '@ponts-bornes/kernel';
import { DELETED_PLAYER } from '@ponts-bornes/protocol';
import type { AlertSettings } from '@ponts-bornes/protocol';
import type { Store } from '../store/store.ts';
import type { Kept } from '../store/tables.ts';
import { notedAsked, paceOf, seatOf } from '../tables/room/table-facts.ts';
import { SPEECH } from './speech/all.ts';
import type { Said, Told } from './speech/speech.ts';
import type { DeliveredItem } from './truth.ts';

/** What a message says about one table. */
export interface ToldTable extends Told {
  readonly item: DeliveredItem;
  /** When it can no longer be true, if that is known. */
  readonly due: number | null;
}

interface MessageParts {
  readonly store: Pick<Store, 'tables'>;
  readonly games: (id: string) => Pick<Entry, 'meta'> | undefined;
}

/** Puts items into a person's language. Tables deleted in the meantime are left out. */
export const tell = async (
  { store, games }: MessageParts,
  { person, settings }: { readonly person: string; readonly settings: AlertSettings },
  items: readonly DeliveredItem[],
): Promise<readonly ToldTable[]> => {
  const told: ToldTable[] = [];
  for (const item of items) {
    const kept = await store.tables.read(item.table);
    if (kept === null) continue;
    const { language } = settings;
    const game = games(kept.row.game)?.meta.name[language] ?? kept.row.game;
    const due = isAboutTurn(item) ? kept.row.due : null;
    told.push({ item, due, ...SPEECH[language].about(saidOf(kept, { person, settings, item, game })) });
  }
  return told;
};

const isAboutTurn = ({ what }: DeliveredItem): boolean => ['turn', 'choice', 'deadline'].includes(what);

interface About {
  readonly person: string;
  readonly settings: AlertSettings;
  readonly item: DeliveredItem;
  readonly game: string;
}

const saidOf = (kept: Kept, { person, settings, item, game }: About): Said => {
  const { row, seats } = kept;
  const own = seatOf(seats, person);
  const winners = row.result === null ? [] : (JSON.parse(row.result) as Outcome).winners;
  const nameOf = (name: string): string => (name === DELETED_PLAYER ? GONE[settings.language] : name);
  return {
    what: item.what,
    game,
    others: seats.filter(({ seat, name }) => seat !== own && name !== '').map(({ name }) => nameOf(name)),
    isChoice: notedAsked(row).length > 1,
    until: untilOf(kept, settings, item),
    winners: winners.filter((seat) => seat !== own).map((seat) => nameOf(seats[seat]?.name ?? '')),
    isWinner: own !== null && winners.includes(own),
    host: nameOf(row.host_name),
  };
};

const GONE: Readonly<Record<Language, string>> = { fr: 'Joueur supprimé', en: 'Deleted player' };

/** The deadline of a slow table, in the person's time zone or the table's; where none is known, in UTC, and says so. */
const untilOf = ({ row }: Kept, { quiet, language }: AlertSettings, item: DeliveredItem): string | null => {
  const pace = paceOf(row);
  if (row.due === null || pace.kind === 'live' || !isAboutTurn(item)) return null;
  const zone = quiet?.zone ?? pace.quiet?.zone;
  const text = new Intl.DateTimeFormat(LOCALES[language], { ...TIME, timeZone: zone ?? 'UTC' }).format(row.due);
  return zone === undefined ? `${text} UTC` : text;
};

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr', en: 'en-GB' };
const TIME: Intl.DateTimeFormatOptions = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
