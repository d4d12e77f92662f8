import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The slowest files, slowest first: started last, one of them alone would hold up the whole run. */
const SLOW = [
  'packages/server/src/nodes-crash.test.ts',
  'packages/server/src/attack.test.ts',
  'packages/server/src/folder.test.ts',
  'packages/server/src/alerts/crash.test.ts',
  'packages/server/src/nodes.test.ts',
  'packages/cli/test/program.test.ts',
  'packages/server/src/secrecy.test.ts',
  'packages/server/src/retention/retention.test.ts',
  'packages/bots/test/chances.test.ts',
  'packages/server/src/run.test.ts',
  'packages/server/src/services.test.ts',
  'packages/server/src/nodes-log.test.ts',
  'packages/server/src/admin/pb.test.ts',
  'packages/games/mille-bornes/src/laws.test.ts',
  'packages/games/skybridge/src/hints/hints.test.ts',
  'packages/server/src/hostile.test.ts',
  'packages/server/src/connections.test.ts',
  'packages/server/src/people/accounts.test.ts',
  'packages/server/src/crash.test.ts',
  'packages/cli/test/course-autour-du-monde-board.test.ts',
  'packages/kernel/src/record.test.ts',
];

/** Starts with the slow files, then keeps Vitest's own order. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = SLOW.indexOf(relative(this.ctx.config.root, moduleId));
      return at < 0 ? SLOW.length : at;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's method, not an array's
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}
