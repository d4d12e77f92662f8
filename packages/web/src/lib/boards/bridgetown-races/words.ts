import { phrases } from '@ponts-bornes/bridgetown-races';
import type { View } from '@ponts-bornes/bridgetown-races';
import type { Speaker } from '../kit.ts';

export const speak: Speaker<View> = (language, options) => ({
  prompt: () => '…',
  label: (text) => phrases(language, options).move(text, 0, ['']),
  standing: () => '',
  describe: () => [],
  sheet: () => ({ rows: [] }),
});
