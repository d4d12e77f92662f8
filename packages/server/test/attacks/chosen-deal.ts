import { pledgeTo } from '@ponts-bornes/kernel';
import type { Seated } from '../client.ts';
import { untilListed } from '../device.ts';
import type { Attack } from './attack.ts';
import { guest, held } from './attack.ts';

const PLEDGED = 'the-part-that-the-host-pledged';

/** The answer's code, or `done`. */
const said = async (seated: Seated, message: Parameters<Seated['say']>[0]): Promise<string> => {
  const answer = await seated.say(message);
  return answer.t === 'error' ? answer.code : answer.t;
};

/** A host who knows the secret and the other player's part tries to swap in a part that gives a better deal. */
export const chosenDeal: Attack = {
  name: 'choosing the deal',
  run: async (ground, isShort) => {
    const { origin } = await ground.start();
    const [host, victim] = [await guest(origin), await guest(origin, 'Blaise')];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const id = await host.create({ game: 'mille-bornes', seats: [...seats], pledge: pledgeTo(PLEDGED) });
    await victim.call('POST', `/api/tables/${id}/seats/1/take`, { pledge: pledgeTo('the-part-of-blaise') });
    const [hosting, seated] = [await host.sit(id), await victim.sit(id)];
    await host.call('POST', `/api/tables/${id}/begin`);
    const { attempt } = await untilListed(hosting, PLEDGED);
    await said(seated, { t: 'reveal', attempt, part: 'the-part-of-blaise' });
    const most = isShort ? 20 : 200;
    const answers = new Set<string>();
    for (let time = 0; time < most; time++) {
      const part = `a-much-better-part-${time}`;
      answers.add(await said(hosting, { t: 'pledge', pledge: pledgeTo(part) }));
      answers.add(await said(hosting, { t: 'reveal', attempt, part }));
    }
    const other = [...answers].filter((answer) => answer === 'done');
    const last = await said(hosting, { t: 'reveal', attempt, part: PLEDGED });
    await seated.until(({ facts }) => facts!.status === 'playing');
    const kept = seated.facts!.pledges!.seats[0] === pledgeTo(PLEDGED) && last === 'done';
    const broken = (other.length > 0 && 'another part counted') || (!kept && 'the pledged part was not used');
    return held(`${most} other parts after the list was closed: ${[...answers].join(', ')}`, broken);
  },
};
