import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start processes or wait for leases. Started last, one of them would keep a whole run waiting. */
const long = [
  'tests/processes.long.test.ts',
  'produce-episode.kill.long.test.ts',
  'tests/worker-process.long.test.ts',
  'produce-episode.faults.long.test.ts',
  'tests/hostile-listings.long.test.ts',
  'tests/paid-order.kill.long.test.ts',
  'commands/migrate.long.test.ts',
  'compliance/corpus.long.test.ts',
  'mls/replication-faults.long.test.ts',
  'tests/api-properties.long.test.ts',
  'tests/start-refusals.long.test.ts',
  'commands/db-reset.long.test.ts',
  'tests/npm-scripts.long.test.ts',
  'db/dead-connections.long.test.ts',
  'db/poolers.long.test.ts',
];

/** A fresh clone has no times from an earlier run; with this it schedules about as well as one that does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? long.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
