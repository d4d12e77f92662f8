import type { Thinkers } from '@ponts-bornes/bots';
import type { BaseView, Language } from '@ponts-bornes/kernel';
import type { KeptTable } from '../../../storage/opening.ts';
import { advised } from './advice.ts';
import { keeperOf } from './keep.ts';
import { LessonHost } from './lesson-host.ts';
import { LocalTable } from './local-table.ts';
import type { Host, Push } from './host.ts';
import type { LocalClientMessage } from './messages.ts';
import { openTable } from './open-table.ts';
import type { Failed, OpenTable } from './open-table.ts';
import { ReplayHost } from './replay-host.ts';
import type { Asked, TableWorker } from './table-worker.ts';

/** The interface of a table worker; the worker's module exposes it. */
export const serveTable = (
  thinkers: Thinkers,
  keeper: (kept: KeptTable) => ReturnType<typeof keeperOf> = keeperOf,
): TableWorker => {
  let table: OpenTable | null = null;
  let host: Host | null = null;

  const opened = (): OpenTable => {
    if (table === null) throw new Error('no table is open');
    return table;
  };

  const hostOf = async (asked: Asked, open: OpenTable, push: Push): Promise<Host> => {
    if (asked.kind === 'play') {
      return new LocalTable({ table: open, isOpen: await openness(open), thinkers, keep: keeper(asked.kept), push });
    }
    return asked.kind === 'lesson' ? new LessonHost(open, asked.learner, push) : new ReplayHost(open, push);
  };

  return {
    open: async (asked, language, port) => {
      const open = await openedFor(asked, language);
      if ('message' in open) return { ok: false, message: open.message };
      table = open;
      if (port !== undefined) {
        const own = await hostOf(asked, open, (messages) => port.postMessage(messages));
        host = own;
        port.addEventListener('message', ({ data }: MessageEvent<LocalClientMessage>) => own.hear(data));
        port.start();
      }
      const { opening, inPlay } = open;
      return { ok: true, length: inPlay.length(), isOver: inPlay.show('spectator').outcome !== null, opening };
    },
    advise: async () => {
      const seat = host?.viewer;
      return typeof seat === 'number' ? advised(thinkers, opened(), seat) : [];
    },
    story: async () => (await import('./looking-back.ts')).storyOf(opened()),
    review: async (number) => (await import('./looking-back.ts')).reviewed(thinkers, opened(), number),
    record: async () => (await import('./looking-back.ts')).recordText(opened()),
  };
};

/** Returns the test for views that hide nothing. The game is only asked when several people share the device. */
export const openness = async ({ loaded, opening, speech }: OpenTable): Promise<(view: BaseView) => boolean> => {
  const isShared = opening.sitters.filter(({ kind }) => kind === 'person').length > 1;
  if (loaded.game.meta.perfectInformation || !isShared) return () => true;
  const { boardText } = await speech();
  return (view) => boardText.isOpen?.(view) === true;
};

const openedFor = async (asked: Asked, language: Language): Promise<OpenTable | Failed> => {
  switch (asked.kind) {
    case 'play':
      return openTable(asked.kept, language);
    case 'replay':
      return openTable(asked.played, language);
    case 'record':
      return (await import('./open-record.ts')).openRecord(asked.text, language);
    case 'lesson':
      return openTable({ opening: asked.opening, moves: [] }, language);
  }
};
