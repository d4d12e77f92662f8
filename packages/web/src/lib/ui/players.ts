import { getContext, setContext } from 'svelte';
import type { Component, Snippet } from 'svelte';
import type { BaseView } from '@ponts-bornes/kernel';
import { seatEmblems } from './marks.ts';
import type { Emblems } from './marks.ts';

/** How a seat looks in every part of a table: strip, board, log, chat, podium and scores. */
export interface Player {
  /** One; two where the rules give a seat two colours. */
  readonly emblems: Emblems;
  /** The name whose face a bot has; null for a person. */
  readonly bot: string | null;
  /** Faces that the rules give to players; null if they give none. */
  readonly drawn: DrawnFaces | null;
}

interface DrawnFaces {
  readonly Face: Component<{ readonly view: BaseView; readonly seat: number; readonly otherwise: Snippet }>;
  readonly view: BaseView;
}

type Players = (seat: number) => Player;

const KEY = Symbol('players');

/** Tells everything inside the calling component how the seats look. */
export const setPlayers = (players: Players): Players => setContext(KEY, players);

/** How the seats look here; outside a table by their number. */
export const usePlayers = (): Players => getContext<Players | undefined>(KEY) ?? byNumber;

const byNumber: Players = (seat) => ({ emblems: seatEmblems(seat), bot: null, drawn: null });
