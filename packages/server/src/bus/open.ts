import type { Bus } from './bus.ts';
import { openExchange } from './local.ts';

/** A node's bus: Redis, or in-process for a single node. The Redis client is loaded only if needed. */
export const openBus = async (url: string | null, node: string, report: (error: unknown) => void): Promise<Bus> => {
  if (url === null) return openExchange().open(node);
  const { openRedisBus } = await import('./redis.ts');
  return openRedisBus(url, node, report);
};
