import { phrases } from '@ponts-bornes/course-autour-du-monde';
import type { View } from '@ponts-bornes/course-autour-du-monde';
import type { Speaker } from '../kit.ts';

export const speak: Speaker<View> = (language, options) => ({
  prompt: () => '…',
  label: (text) => phrases(language, options).move(text, 0, ['']),
  standing: () => '',
  describe: () => [],
  sheet: () => ({ rows: [] }),
});
