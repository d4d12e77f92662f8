import type { Bus } from './bus.ts';
import { openExchange } from './local.ts';
import { openRedisBus } from './redis.ts';

/** The bus of a node: by Redis, or of one that is alone. */
export const openBus = async (url: string | null, node: string, report: (error: unknown) => void): Promise<Bus> =>
  url === null ? openExchange().open(node) : openRedisBus(url, node, report);
