import type { Seated } from '../client.ts';
import type { Attack } from './attack.ts';
import { guest, held } from './attack.ts';

const BOT = { kind: 'bot', level: 'expert' } as const;

/** Many watched bots-only tables, to starve everybody else's bots of threads. */
export const botStarvation: Attack = {
  name: 'bot starvation',
  run: async (ground, isShort) => {
    const { origin } = await ground.start({ TRUST_PROXY: '1', SOCKETS: '1000' });
    const flooded: Seated[] = [];
    let refused = 0;
    for (let count = 0; count < (isShort ? 3 : 12); count++) {
      const flooder = await guest(origin, 'Flood');
      flooder.headers['x-forwarded-for'] = '203.0.113.9';
      for (let table = 0; table < 6; table++) {
        const id = await flooder.create({ game: 'skybridge', seats: [BOT, BOT] }).catch(() => null);
        if (id === null) refused += 1;
        else {
          await flooder.call('POST', `/api/tables/${id}/begin`);
          flooded.push(await flooder.join(id));
        }
      }
    }
    const player = await guest(origin);
    const id = await player.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    await player.call('POST', `/api/tables/${id}/begin`);
    const seated = await player.join(id);
    const lines = (): number => linesOf([seated]);
    await seated.until(({ shown }) => (shown?.moves.length ?? 0) > 0);
    const [before, beforeThem] = [lines(), linesOf(flooded)];
    await seated.play(seated.shown!.moves[0]!);
    await seated.until(({ shown }) => (shown!.moves.length > 0 && lines() > before + 1) || shown!.outcome !== null);
    const first = linesOf(flooded) - beforeThem;
    const tried = `${flooded.length} watched tables of experts, ${refused} refused; another player's bot answered after ${first} of their moves`;
    if (refused === 0) return held(tried, 'the number of such tables is not limited');
    return held(tried, first >= flooded.length && 'all of them had their turn first');
  },
};

const linesOf = (seats: readonly Seated[]): number =>
  seats.reduce((sum, { shown }) => sum + (shown === null ? 0 : shown.from + shown.lines.length), 0);
