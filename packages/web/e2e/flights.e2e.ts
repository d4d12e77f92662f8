import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readMove } from '@ponts-bornes/bridgetown-races/notation';
import { openAt, playedGame } from './moments.ts';
import type { PlayedGame } from './moments.ts';
import { IN_MOTION, LOCALES, SIZES } from './sizes.ts';
import { seeded } from './seed.ts';
import { LOOK, hurry, settled, tableOf } from './steps.ts';

/** Opens a table where things move slowly enough to be seen. */
const open = async (page: Page): Promise<void> => {
  await seeded(page);
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('ponts-bornes.settings', JSON.stringify({ speed: 'slow', sound: false }));
  });
  await page.goto('/games/mille-bornes');
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await settled(page);
  // An attack that can't be countered is passed on by itself.
  await expect(tableOf(page)).not.toHaveAttribute('data-moves', /^[01]$/);
};

/**
 * Where the first card of the hand that can be discarded lies, or will lie once it has landed. Before a safety is
 * discarded, the table asks.
 */
const firstPlace = (page: Page): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.hand [data-thing]')];
    const labelOf = (thing: Element): string => thing.querySelector('button')!.ariaLabel!;
    const card = cards.find((each) => !/prioritaire|citerne|increvable|as du volant/i.test(labelOf(each)))!;
    const { left, top } = card.offsetParent!.getBoundingClientRect();
    return { x: left + card.offsetLeft + card.offsetWidth / 2, y: top + card.offsetTop + card.offsetHeight / 2 };
  });

/** Discards a card of the hand, with a tap that counts even if the card is still flying to its place. */
const discard = async (page: Page): Promise<void> => {
  const offer = page.locator('[data-drop=discard] [data-offer]').first();
  // Another card may be flying over it.
  await expect(async () => {
    const { x, y } = await firstPlace(page);
    await page.mouse.click(x, y);
    await expect(offer).toBeVisible({ timeout: LOOK });
  }).toPass();
  await offer.click();
};

/** Makes what flies from now on so slow that no flight ends by itself; returns what ends this. */
const slowDown = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { animate });
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.playbackRate /= 1000;
      return animation;
    };
  });
  return () => page.evaluate(() => void Object.assign(Element.prototype, { animate: Reflect.get(window, 'animate') }));
};

/** Notes the flights that are under way, and says how many they are. */
const flying = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isFlight = ({ effect }: Animation): boolean =>
      effect instanceof KeyframeEffect &&
      effect.target?.hasAttribute('data-thing') === true &&
      effect.getKeyframes().some((frame) => 'transform' in frame);
    const flights = document.getAnimations().filter(isFlight);
    Object.assign(window, { flights });
    return flights.length;
  });

/** Whether some of the flights that were noted still go on. */
const goesOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const flights = Reflect.get(window, 'flights') as readonly Animation[];
    return flights.some(({ playState }) => playState === 'running');
  });

test.use({ ...SIZES.desk, ...IN_MOTION });

test('a played card flies to its place, and a key ends the flight', async ({ page }) => {
  await open(page);
  const letGo = await slowDown(page);
  await discard(page);
  await expect.poll(() => flying(page)).toBeGreaterThan(0);
  await letGo();
  expect(await goesOn(page)).toBe(true);
  await page.locator('.hand [data-card]').first().press('h');
  expect(await goesOn(page)).toBe(false);
  // The key also asked for a hint: it comes when there is something to choose.
  await expect(page.getByRole('dialog', { name: 'Ce que jouerait l’expert' })).toBeVisible();
});

/** What has to fly in front of a phone's player, after which moves of others. */
const SEEN: readonly {
  readonly what: string;
  readonly id: string;
  readonly isCause: (text: string) => boolean;
  readonly thing: RegExp;
}[] = [
  { what: 'cards', id: 'mille-bornes', isCause: () => true, thing: /./ },
  { what: 'cards', id: 'course-folle', isCause: (text) => text.startsWith('+'), thing: /./ },
  {
    what: 'rivals’ draws',
    id: 'course-autour-du-monde',
    isCause: (text) => text.startsWith('stay'),
    thing: /^back /,
  },
  {
    what: 'coordinators',
    id: 'bridgetown-races',
    isCause: (text) => readMove(text)?.kind === 'place',
    thing: /^coordinator /,
  },
  {
    what: 'flags',
    id: 'bridgetown-races',
    isCause: (text) => {
      const move = readMove(text);
      return move?.kind === 'ride' && move.flags.length > 0;
    },
    thing: /^flag /,
  },
  // The pieces of the map have no names; those of the 3D city are tested with it.
  { what: 'pieces', id: 'skybridge', isCause: () => true, thing: /^$/ },
];

/** A decision of the first seat since whose last one others have made such a move. */
const momentAfter = ({ asked, moves }: PlayedGame, isCause: (text: string) => boolean): number =>
  asked.findIndex((kind, at) => {
    const own = moves.slice(0, at).findLastIndex(({ seat }) => seat === 0);
    const since = moves.slice(own + 1, at);
    return kind !== null && own >= 0 && since.length > 1 && since.slice(1).some(({ text }) => isCause(text));
  });

/** Notes what flies inside the board from now on. */
const noteFlights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const animate = Element.prototype.animate;
    Object.assign(window, { flown: [] });
    Element.prototype.animate = function (frames, options) {
      const isMove = Array.isArray(frames) && frames.some((frame) => 'transform' in frame);
      if (isMove && this.closest('main') !== null && this.getBoundingClientRect().width > 0) {
        const { thing, flight } = (this as HTMLElement).dataset;
        (Reflect.get(window, 'flown') as string[]).push(flight === undefined ? (thing ?? '') : `flag ${flight}`);
      }
      return animate.call(this, frames, options);
    };
  });

/** Replays the others' moves; returns what flew. */
const replayed = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => {
    Object.assign(window, { flown: [], replays: 0 });
    const note = (): void => {
      const isOn = document.querySelector('[data-replaying=true]') !== null;
      if (isOn) Object.assign(window, { replays: 1 });
    };
    new MutationObserver(note).observe(document.body, { subtree: true, attributes: true });
  });
  await page.keyboard.press('r');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'replays'))).toBe(1);
  await expect(tableOf(page)).toHaveAttribute('data-replaying', 'false');
  return page.evaluate(() => Reflect.get(window, 'flown') as string[]);
};

test.describe('on a phone', () => {
  test.use({ ...SIZES.phone, locale: LOCALES.fr });

  for (const { what, id, isCause, thing } of SEEN) {
    test(`${what} of ${id} fly, but not where the system asks for less motion`, async ({ page }) => {
      await page.addInitScript(() => {
        if (location.protocol === 'about:') return;
        localStorage.setItem('ponts-bornes.settings', JSON.stringify({ speed: 'fast', sound: false }));
      });
      await hurry(page);
      const game = await playedGame(id);
      await openAt(page, game, momentAfter(game, isCause));
      if (id === 'skybridge') await page.getByRole('button', { name: 'Plan', exact: true }).tap();
      await noteFlights(page);
      expect(await replayed(page)).toContainEqual(expect.stringMatching(thing));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await replayed(page)).toStrictEqual([]);
    });
  }
});
