import { sound } from '../board-kit/sound.ts';
import { vibrate } from '../board-kit/vibration.ts';
import { tuneOf, vibrationOf } from './tune.ts';
import type { MoveKinds, News } from './tune.ts';

/** Plays the sounds for the latest news; a phone also vibrates. */
export const ring = (news: News, kinds: MoveKinds): void => {
  sound(...tuneOf(news, kinds));
  const vibration = vibrationOf(news, kinds);
  if (vibration !== null) vibrate(vibration);
};
