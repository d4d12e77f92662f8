import type { PhraseName } from '@ponts-bornes/protocol';
import type { Person } from '../people/sessions.ts';
import { tell } from './audience.ts';
import type { Audience, Listener } from './audience.ts';
import { DONE, failed } from './entered.ts';
import type { Entered } from './entered.ts';
import { seatOf } from './facts.ts';
import type { Sitting } from './seating.ts';
import type { Surroundings } from './surroundings.ts';
import { openTalk } from './talk.ts';
import type { Heard, Talk } from './talk.ts';

/** What somebody says: one of the phrases, or anything. */
interface Saying {
  readonly phrase: PhraseName | null;
  readonly text: string | null;
  readonly request: string;
}

/** What is said at one table, and told to those who look at it. */
export class Conversation {
  readonly #table: string;
  readonly #audience: Audience;
  readonly #around: Pick<Surroundings, 'store' | 'now' | 'tell'>;
  #talk: Talk;

  constructor(table: string, audience: Audience, around: Pick<Surroundings, 'store' | 'now' | 'tell'>, heard: Heard) {
    this.#table = table;
    this.#audience = audience;
    this.#around = around;
    this.#talk = openTalk(around.store, table, heard);
  }

  /** Phrases are for everybody who is known; anything else is for those at a private table. */
  async say({ row, seats }: Sitting, person: Person, { phrase, text, request }: Saying): Promise<Entered> {
    const seat = seatOf(seats, person.id);
    const isAmongFriends = row.visibility === 'private' && (seat !== null || row.host === person.id);
    if (text !== null && !isAmongFriends) return failed('not-yours');
    const name = seat === null ? person.nickname : seats[seat]!.name;
    const saying = { seat, person: person.id, name, phrase, text, request };
    const said = await this.#talk.say(saying, this.#around.now());
    if (said === 'too-fast') return failed(said);
    if (said === null) return DONE;
    this.tellTo(this.#audience.all(), said.from);
    this.#around.tell(this.#table, { t: 'said' });
    return DONE;
  }

  /** Something was said at another node. */
  async hearMore(): Promise<void> {
    this.tellTo(this.#audience.all(), await this.#talk.hearMore());
  }

  /** Tells what is new to somebody who has heard so much. */
  tellTo(listeners: readonly Listener[], heard: number): void {
    const news = this.#talk.since(heard);
    if (news.said.length > 0) tell(listeners, { t: 'said', ...news });
  }

  /** Something that was said is other than it was: all are told all of it. */
  beginAnew(heard: Heard): void {
    this.#talk = openTalk(this.#around.store, this.#table, heard);
    tell(this.#audience.all(), { t: 'said', ...this.#talk.since(0) });
  }
}
