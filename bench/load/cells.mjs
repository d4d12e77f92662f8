// The measurements: each cell returns its rows.
import { PART_NAMES } from './part-names.mjs';
import { SUBJECTS, withNodes, withSubject } from './subjects.mjs';

/** Excluded from the results: the JIT is still compiling, and files are new. */
const WARM_UP = { seconds: 2 };
const OFFERED = 2000;
/** Measured in several stretches, because a pause of the machine spoils the one it falls into. */
const STRETCHES = 5;
const TABLES = 300;
const GROWTH = [1, 10, 100, 1000];
const WATCHED = { tables: 20, watchers: [0, 1, 10, 100] };
const HISTORY = { tables: 40, lengths: [50, 100, 200, 400], patience: 15 };
/** Idle sockets per table, its two players included; event streams per player; seconds in which CPU is measured. */
const IDLE = { sockets: [1000, 2500, 5000], each: 5, streams: 2, rest: 30 };
/** The most tables that any of our cells uses, one after another. */
const MOST = 1300;
const WARM_TABLES = 100;
const NODE_TABLES = 200;

const named = (id, rest) => ({ id, subject: SUBJECTS[id].name, isDurable: SUBJECTS[id].isDurable === true, ...rest });

/** All servers: first moves at a fixed rate, then each as soon as possible. */
const peers = async ({ seconds, tell }) => {
  const rows = [];
  for (const id of ['bare', 'colyseus', 'memory', 'file', 'ours']) {
    tell(`${TABLES} tables: ${SUBJECTS[id].name}`);
    rows.push(
      await withSubject(id, MOST, async ({ open, play }) => {
        await open(TABLES);
        await play(WARM_UP);
        const paced = await playPaced(play, seconds);
        return named(id, { tables: TABLES, offered: OFFERED, ...paced, closed: await play({ seconds }) });
      }),
    );
  }
  return rows;
};

/** The median stretch by p99, and the worst p99. */
const playPaced = async (play, seconds) => {
  const all = [];
  for (let stretch = 0; stretch < STRETCHES; stretch++) all.push(await play({ seconds, rate: OFFERED }));
  const sorted = all.toSorted((one, other) => one.p99 - other.p99);
  return { stretches: STRETCHES, paced: sorted[(STRETCHES - 1) / 2], worst: sorted.at(-1).p99 };
};

const growth = async ({ seconds, tell }) => {
  const rows = [];
  for (const id of ['ours', 'bare']) {
    await withSubject(id, MOST, async ({ open, leave, play }) => {
      await open(WARM_TABLES);
      await play(WARM_UP);
      for (const tables of GROWTH) {
        tell(`${tables} tables: ${SUBJECTS[id].name}`);
        await leave();
        await open(tables);
        rows.push(named(id, { tables, closed: await playYoung(play, tables, seconds / 2) }));
      }
    });
  }
  return rows;
};

/** At fresh tables, and no longer than a game lasts: with few tables, games would soon end. */
const playYoung = async (play, tables, seconds) => {
  await play({ seconds: WARM_UP.seconds / 4, most: 30 * tables });
  return play({ seconds, most: 300 * tables });
};

const watched = async ({ seconds, tell }) => {
  const rows = [];
  for (const id of ['ours', 'bare']) {
    await withSubject(id, MOST, async ({ open, leave, play }) => {
      await open(WATCHED.tables);
      await play(WARM_UP);
      for (const watchers of WATCHED.watchers) {
        tell(`${watchers} who watch: ${SUBJECTS[id].name}`);
        await leave();
        await open(WATCHED.tables, watchers);
        rows.push(named(id, { watchers, closed: await playYoung(play, WATCHED.tables, seconds / 2) }));
      }
    });
  }
  return rows;
};

/** The cost of a move after this many earlier ones. */
const history = async ({ tell }) => {
  const rows = [];
  for (const id of ['ours', 'bare', 'memory', 'file']) {
    await withSubject(id, MOST, async ({ open, leave, play }) => {
      await open(HISTORY.tables);
      await play(WARM_UP);
      await leave();
      await open(HISTORY.tables);
      let made = 0;
      for (const length of HISTORY.lengths) {
        tell(`after ${length} moves: ${SUBJECTS[id].name}`);
        const most = (length - made) * HISTORY.tables;
        const closed = await play({ seconds: HISTORY.patience, most });
        made = length;
        rows.push(named(id, { length, closed }));
        if (closed.moves < most) break;
      }
    });
  }
  return rows;
};

const idle = async ({ tell }) => {
  const rows = [];
  const measured = async (id, subject, each, add) => {
    await withSubject(id, MOST, async (sitting) => {
      const { memory, rest } = sitting;
      let there = 0;
      const empty = await memory();
      for (const sockets of IDLE.sockets) {
        tell(`${sockets} connections: ${subject}`);
        await add(sitting, (sockets - there) / each);
        there = sockets;
        await new Promise((resolve) => setTimeout(resolve, 2000));
        const cpu = await rest(IDLE.rest);
        const row = { sockets, tables: sockets / each, empty, memory: await memory(), cpu, rest: IDLE.rest };
        rows.push({ ...named(id, row), subject });
      }
    });
  };
  for (const id of ['ours', 'bare']) {
    await measured(id, SUBJECTS[id].name, IDLE.each, ({ open }, tables) => open(tables, IDLE.each - 2));
  }
  await measured('ours', 'ours, event streams', 2 * IDLE.streams, ({ listen }, tables) => listen(tables, IDLE.streams));
  return rows;
};

const nodes = async ({ seconds, tell, nodes: several, postgres, redis }) => {
  const rows = [];
  for (const [count, spread] of [
    [1, 'together'],
    [several, 'half'],
    [several, 'apart'],
    [several, 'together'],
  ]) {
    tell(`${count} nodes on PostgreSQL and Redis`);
    await withNodes({ nodes: count, spread, count: NODE_TABLES, postgres, redis }, async ({ open, play, isShared }) => {
      await open(NODE_TABLES);
      // With a fraction of a core everything takes longer, including compilation.
      await play({ seconds: 2 * WARM_UP.seconds });
      rows.push({ nodes: count, spread, isShared, tables: NODE_TABLES, closed: await play({ seconds: 3 * seconds }) });
    });
  }
  return rows;
};

const MEASURES = { peers, tables: growth, watchers: watched, history, idle, nodes };

export const CELLS = PART_NAMES.map((name) => ({ name, measure: MEASURES[name] }));
