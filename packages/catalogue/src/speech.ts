import type { SpeechEntry } from './entry.ts';
import { SPEECH } from './game-speech.ts';

export const findSpeech = (id: string): SpeechEntry | undefined => (Object.hasOwn(SPEECH, id) ? SPEECH[id] : undefined);
