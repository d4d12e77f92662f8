import { pledgeTo } from '@ponts-bornes/kernel';
import type { Attack } from './attack.ts';
import { guest, held } from './attack.ts';

/** A host starts the game during a short disconnection, to leave a player's part out of the deal. */
export const leftOut: Attack = {
  name: 'starting without a device',
  run: async (ground, isShort) => {
    const { origin } = await ground.start();
    const [host, victim] = [await guest(origin), await guest(origin, 'Blaise')];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const id = await host.create({ game: 'skybridge', seats: [...seats], pledge: pledgeTo('the-part-of-the-host') });
    await victim.call('POST', `/api/tables/${id}/seats/1/take`, { pledge: pledgeTo('the-part-of-blaise') });
    const hosting = await host.sit(id);
    const most = isShort ? 3 : 30;
    const outcomes = new Set<string>();
    for (let time = 0; time < most; time++) {
      const seated = await victim.sit(id);
      await hosting.until(({ facts }) => facts!.seats[1]!.isHere);
      seated.close();
      await hosting.until(({ facts }) => !facts!.seats[1]!.isHere);
      outcomes.add(await host.outcome('POST', `/api/tables/${id}/begin`));
    }
    const tried = `${most} starts right after a disconnection: ${[...outcomes].join(', ')}`;
    return held(tried, outcomes.has('ok') && 'the game started without the device');
  },
};
