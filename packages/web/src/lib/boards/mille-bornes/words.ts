import { phrases } from '@ponts-bornes/mille-bornes';
import type { View } from '@ponts-bornes/mille-bornes';
import type { Speaker } from '../kit.ts';

export const speak: Speaker<View> = (language, options) => ({
  prompt: () => '…',
  label: (text) => phrases(language, options).move(text, 0, ['']),
  standing: () => '',
  describe: () => [],
  sheet: () => ({ rows: [] }),
});
