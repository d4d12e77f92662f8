import type { Tab } from './engine.ts';
import { clickNow, expectToFit, waitFor } from './steps.ts';

interface Progress extends Readonly<Record<string, string | boolean | null>> {
  readonly step: string;
  readonly isDone: boolean;
  /** What a click on the board would play at once; null if nothing is asked, or one click is not enough. */
  readonly offer: string | null;
}

const progress = (tab: Tab): Promise<Progress> =>
  waitFor(tab, 'a lesson', () => {
    const lesson = document.querySelector<HTMLElement>('[data-step]');
    if (lesson === null) return null;
    const { step = '', done, expected } = lesson.dataset;
    const offers = [...document.querySelectorAll<HTMLElement>('#content [data-offer]')].filter(
      (each) => each.dataset['offer'] === expected && each.checkVisibility({ visibilityProperty: true }),
    );
    return { step, isDone: done === 'true', offer: offers.length === 1 ? (expected ?? null) : null };
  });

/** Buttons that continue, or show what is asked for. */
const ONWARDS = ['Continuer', 'Passer', 'Me montrer'];

/**
 * Follows a lesson to its end: plays what it asks for on the board if one click does it, otherwise has it shown.
 * Animations continue by themselves, so a button may be gone before it is clicked.
 */
export const followLesson = async (tab: Tab): Promise<void> => {
  for (let now = await progress(tab); !now.isDone; now = await progress(tab)) {
    await expectToFit(tab, `step ${now.step} of the lesson`);
    const offer = now.offer === null ? null : `#content [data-offer=${JSON.stringify(now.offer)}]`;
    await (offer === null ? clickNow(tab, 'button', ONWARDS) : clickNow(tab, offer));
  }
};
