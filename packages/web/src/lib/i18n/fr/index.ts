/** All texts of the shell in French. A page loads only the parts it shows. */
export const FR = {
  account: () => import('./account.ts'),
  alerts: () => import('./alerts.ts'),
  analysis: () => import('./analysis.ts'),
  anyTable: () => import('./any-table.ts'),
  ending: () => import('./ending.ts'),
  explanations: () => import('./explanations.ts'),
  learn: () => import('./learn.ts'),
  live: () => import('./live.ts'),
  lobby: () => import('./lobby.ts'),
  newTable: () => import('./new-table.ts'),
  offline: () => import('./offline.ts'),
  online: () => import('./online.ts'),
  panels: () => import('./panels.ts'),
  problems: () => import('./problems.ts'),
  proof: () => import('./proof.ts'),
  queue: () => import('./queue.ts'),
  records: () => import('./records.ts'),
  replay: () => import('./replay.ts'),
  room: () => import('./room.ts'),
  seo: () => import('./seo.ts'),
  settings: () => import('./settings.ts'),
  setup: () => import('./setup.ts'),
  shell: () => import('./shell.ts'),
  statistics: () => import('./statistics.ts'),
  table: () => import('./table.ts'),
  tables: () => import('./tables.ts'),
  turns: () => import('./turns.ts'),
  verify: () => import('./verify.ts'),
};

type Loaded<Name extends Part> = Awaited<ReturnType<(typeof FR)[Name]>> & Record<Name, unknown>;

/** The texts by part. Other languages have the same keys; a missing one doesn't compile. */
export type Messages = { readonly [Name in Part]: Loaded<Name>[Name] };
export type Part = keyof typeof FR;
export type MessageLoaders = { readonly [Name in Part]: () => Promise<Pick<Messages, Name>> };
