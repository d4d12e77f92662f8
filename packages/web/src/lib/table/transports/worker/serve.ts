import type { Thinkers } from '@ponts-bornes/bots';
import type { BaseView, Language } from '@ponts-bornes/kernel';
import type { KeptTable } from '../../../storage/opening.ts';
import { keeperOf } from './keep.ts';
import { LocalTable } from './local-table.ts';
import type { Responder, Push } from './responder.ts';
import type { LocalClientMessage } from './messages.ts';
import { openTable } from './open-table.ts';
import type { Failed, OpenTable } from './open-table.ts';
import type { Asked, TableWorker } from './worker-api.ts';

/** The interface of a table worker; the worker's module exposes it. */
export const serveTable = (
  thinkers: Thinkers,
  keeper: (kept: KeptTable) => ReturnType<typeof keeperOf> = keeperOf,
): TableWorker => {
  let table: OpenTable | null = null;
  let responder: Responder | null = null;

  const opened = (): OpenTable => {
    if (table === null) throw new Error('no table is open');
    return table;
  };

  const responderFor = async (asked: Asked, open: OpenTable, push: Push): Promise<Responder> => {
    if (asked.kind === 'play') {
      return new LocalTable({ table: open, isOpen: await openness(open), thinkers, keep: keeper(asked.kept), push });
    }
    // Loaded on demand: most tables are played.
    if (asked.kind === 'lesson') {
      const { LessonResponder } = await import('./lesson-responder.ts');
      return new LessonResponder(open, asked.learner, push);
    }
    const { ReplayResponder } = await import('./replay-responder.ts');
    return new ReplayResponder(open, push);
  };

  return {
    open: async (asked, language, port) => {
      const open = await openedFor(asked, language);
      if ('message' in open) return { ok: false, message: open.message };
      table = open;
      if (port !== undefined) {
        const own = await responderFor(asked, open, (messages) => port.postMessage(messages));
        responder = own;
        port.addEventListener('message', ({ data }: MessageEvent<LocalClientMessage>) => own.hear(data));
        port.start();
      }
      const { opening, inPlay } = open;
      return { ok: true, length: inPlay.length(), isOver: inPlay.show('spectator').outcome !== null, opening };
    },
    advise: async () => {
      const seat = responder?.viewer;
      if (typeof seat !== 'number') return [];
      return (await import('./advice.ts')).advised(thinkers, opened(), seat);
    },
    story: async () => (await import('./looking-back.ts')).storyOf(opened()),
    review: async (number) => (await import('./looking-back.ts')).reviewed(thinkers, opened(), number),
    record: async () => (await import('./looking-back.ts')).recordText(opened()),
  };
};

/** Returns the test for views that hide nothing. The game is only asked when several people share the device. */
export const openness = async ({ game, opening, speech }: OpenTable): Promise<(view: BaseView) => boolean> => {
  const isShared = opening.sitters.filter(({ kind }) => kind === 'person').length > 1;
  if (game.meta.perfectInformation || !isShared) return () => true;
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
