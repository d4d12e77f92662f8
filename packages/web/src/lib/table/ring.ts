import { sound } from '../board-kit/sound.ts';
import { vibrate } from '../board-kit/vibration.ts';
import { tuneOf } from './tune.ts';
import type { MoveKinds, News } from './tune.ts';

/** Plays the sounds for the latest news; a phone also vibrates. */
export const ring = (news: News, kinds: MoveKinds): void => {
  const tune = tuneOf(news, kinds);
  sound(...tune);
  if (tune.includes('impact') && news.move?.seat !== news.viewer) vibrate('impact');
  else if (tune.includes('turn')) vibrate('turn');
};
