import type { GameRecord, Language, Seat } from '@ponts-bornes/kernel';
import { harmless } from './failure.ts';

const PERSON = { fr: 'Joueur', en: 'Player' } as const;
const BOT = { fr: 'Robot', en: 'Bot' } as const;

/** The default name of a player, counted from 1. */
export const personName = (seat: Seat, language: Language): string => `${PERSON[language]} ${seat + 1}`;
export const botName = (seat: Seat, language: Language): string => `${BOT[language]} ${seat + 1}`;

/** The names in a record, made safe for the terminal, with a default for every seat without one. */
export const namesIn = ({ names, seats }: GameRecord, language: Language): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => harmless(names[seat] ?? personName(seat, language)));
