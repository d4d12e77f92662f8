import type { PhraseName } from '@ponts-bornes/protocol';
import type { News } from '../../bus/news.ts';
import type { Person } from '../../people/sessions.ts';
import type { Heard } from '../../store/chat.ts';
import type { Store } from '../../store/store.ts';
import { tell } from './audience.ts';
import type { Audience, Listener } from './audience.ts';
import { DONE, failed } from '../game/reply.ts';
import type { Reply } from '../game/reply.ts';
import { seatOf } from '../room/table-facts.ts';
import type { Sitting } from '../room/sitting.ts';
import { openChatLog } from '../room/chat-log.ts';
import type { ChatLog } from '../room/chat-log.ts';

/** A chat message: a ready-made phrase or free text. */
interface Saying {
  readonly phrase: PhraseName | null;
  readonly text: string | null;
  readonly request: string;
}

/** What the chat needs from its node. */
export interface ChatParts {
  readonly store: Store;
  readonly now: () => number;
  /** Notifies other nodes that have the table in memory. */
  readonly tell: (table: string, news: News) => void;
}

/** The chat of one table. */
export class Chat {
  readonly #table: string;
  readonly #audience: Audience;
  readonly #services: ChatParts;
  #talk: ChatLog;

  constructor(table: string, audience: Audience, services: ChatParts, heard: Heard) {
    this.#table = table;
    this.#audience = audience;
    this.#services = services;
    this.#talk = openChatLog(services.store, table, heard);
  }

  /** Anybody with a session can send phrases. Free text is limited to the players and host of a private table. */
  async say({ row, seats }: Sitting, person: Person, { phrase, text, request }: Saying): Promise<Reply> {
    const seat = seatOf(seats, person.id);
    const isAmongFriends = row.visibility === 'private' && (seat !== null || row.host === person.id);
    if (text !== null && !isAmongFriends) return failed('not-yours');
    const name = seat === null ? person.nickname : seats[seat]!.name;
    const saying = { seat, person: person.id, name, phrase, text, request };
    const said = await this.#talk.say(saying, this.#services.now());
    if (said === 'too-fast') return failed(said);
    if (said === null) return DONE;
    this.#tellNew(said.from);
    this.#services.tell(this.#table, { t: 'said' });
    return DONE;
  }

  /** Reads and forwards messages written by other nodes. */
  async hearMore(): Promise<void> {
    this.#tellNew(await this.#talk.hearMore());
  }

  /** Sends an arriving listener the messages after the first `heard` ones, even if there are none: later ones are new. */
  greet(listener: Listener, heard: number): void {
    tell([listener], { t: 'said', ...this.#talk.since(heard) });
  }

  /** Replaces the chat, and sends all of it again if earlier messages changed. */
  reset(heard: Heard): void {
    const known = JSON.stringify(this.#talk.since(0));
    this.#talk = openChatLog(this.#services.store, this.#table, heard);
    const news = this.#talk.since(0);
    if (JSON.stringify(news) !== known) tell(this.#audience.all(), { t: 'said', ...news });
  }

  /** Sends everybody the messages after the first `heard` ones. */
  #tellNew(heard: number): void {
    const news = this.#talk.since(heard);
    if (news.said.length > 0) tell(this.#audience.all(), { t: 'said', ...news });
  }
}
