import { Home, PASSWORD } from '../home.ts';
import type { Attack } from './attack.ts';
import { held } from './attack.ts';

const OTHER = 'mille bornes par jour';
/** Hours after which a proof is no longer fresh. */
const A_WHILE = 1;

/** What would let a thief keep an account, or destroy it. */
const THEFTS = [
  ['POST', '/api/account/passkey/options', undefined],
  ['POST', '/api/account', { name: 'ada', password: OTHER }],
  ['POST', '/api/account/codes', undefined],
  ['POST', '/api/me/tokens', { name: 'Thief' }],
  ['DELETE', '/api/me', undefined],
] as const;

/** Somebody with a stolen session cookie tries to keep the account for good. */
export const sessionTakeover: Attack = {
  name: 'session takeover',
  run: async (ground) => {
    // Its clock can be advanced.
    const home = await new Home().open();
    ground.later(() => home.demolish());
    const owner = await home.account('Ada', 'ada');
    const thief = home.stranger();
    thief.headers['cookie'] = owner.cookie;
    home.wait(A_WHILE);
    const outcomes: string[] = [];
    for (const [method, path, body] of THEFTS) outcomes.push(await thief.outcome(method, path, body));
    await owner.call('POST', '/api/account', { name: 'ada', password: OTHER, current: PASSWORD });
    const after = await thief.outcome('GET', '/api/me/tables');
    const tried = `${THEFTS.length} thefts: ${[...new Set(outcomes)].join(', ')}; after a new password: ${after}`;
    if (outcomes.includes('ok')) return held(tried, 'a session sufficed');
    return held(tried, after === 'ok' && 'the session outlived the old password');
  },
};
