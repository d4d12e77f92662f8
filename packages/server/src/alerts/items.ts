import { CHANNELS } from '@ponts-bornes/protocol';
import type { AlertSettings, Channel } from '@ponts-bornes/protocol';
import type { AlertedTo } from '../store/schema.ts';
import { KIND_OF } from './settings.ts';
import type { DeliveredItem } from './truth.ts';

/** The most important first: a person gets one alert per table. */
const BY_WEIGHT: readonly AlertedTo[] = [
  'over',
  'deadline',
  'turn',
  'choice',
  'away',
  'offered',
  'begun',
  'ready',
  'rematch',
];

/** The items that a person wants on each channel, one per table: another channel may want a less important one. */
export const byChannel = <Item extends DeliveredItem>(
  items: readonly Item[],
  { kinds }: AlertSettings,
): ReadonlyMap<Channel, readonly Item[]> =>
  new Map(
    CHANNELS.map((channel): [Channel, readonly Item[]] => [
      channel,
      collapsed(items.filter(({ what }) => kinds[KIND_OF[what]].includes(channel))),
    ]).filter(([, wanted]) => wanted.length > 0),
  );

/** One item per table, in the order in which the tables came up. */
const collapsed = <Item extends DeliveredItem>(items: readonly Item[]): readonly Item[] => {
  const byTable = new Map<string, Item>();
  for (const item of items) {
    const known = byTable.get(item.table);
    if (known === undefined || BY_WEIGHT.indexOf(item.what) < BY_WEIGHT.indexOf(known.what))
      byTable.set(item.table, item);
  }
  return [...byTable.values()];
};
