import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { readArguments } from '../commands/read-arguments.ts';
import { findTableErrors } from './mutate/find-table-errors.ts';
import type { Mutation } from './mutate/mutation.ts';
import { runTests } from './mutate/run-tests.ts';
import { mutations } from './mutate/table/all-mutations.ts';
import { makeWorkCopy, withMutation } from './mutate/work-copy.ts';
import { type Outcome, writeReport } from './mutate/write-report.ts';

const usage = `Usage: npm run mutate -- [--only area-or-name] …
Breaks one guard after another and demands that a test notices.`;
const { only } = readArguments(usage, { options: { only: { type: 'string', multiple: true } } }).values;
const chosen = only
  ? mutations.filter(({ area, name }) => only.some((text) => area === text || name.includes(text)))
  : mutations;
const started = Date.now();

const tableErrors = findTableErrors(mutations);
if (chosen.length === 0) tableErrors.push(`no row has this area or name: ${only?.join(', ')}`);
if (tableErrors.length > 0) giveUp(tableErrors);

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-mutate-'));
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
const postgres = await startPostgres({
  folder: join(folder, 'postgres'),
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
});
const copies = Array.from({ length: Math.min(availableParallelism(), 4) }, (_, lane) =>
  makeWorkCopy(join(folder, `copy-${lane}`)),
);

const outcomes: Outcome[] = [];
const waiting = [...chosen];
const redTests = await findRedTests();
if (redTests.length === 0) await Promise.all(copies.map(runLane));
await postgres.stop();
if (redTests.length > 0) giveUp(redTests);

outcomes.sort((a, b) => chosen.indexOf(a.mutation) - chosen.indexOf(b.mutation));
if (!only) writeReport(outcomes, (Date.now() - started) / 1000);
const survivors = outcomes.filter(({ killedBy }) => !killedBy);
for (const { mutation } of survivors) console.log(`survived: ${mutation.area}: ${mutation.name}`);
console.log(`${outcomes.length - survivors.length} killed, ${survivors.length} survived`);
process.exit(survivors.length > 0 ? 1 : 0);

/** A test that fails without any mutation would kill everything. */
async function findRedTests(): Promise<string[]> {
  const [copy = ''] = copies;
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const run = await runTests(copy, files, { databaseUrl: postgres.url, workers: copies.length });
  console.log(`${files.length} test files without a breakage: ${run.seconds.toFixed(0)} s`);
  return [
    ...run.failures.map(({ file, test }) => `red without a breakage: ${file}: ${test}`),
    ...run.unloaded.map((file) => `did not run: ${file}`),
  ];
}

async function runLane(copy: string): Promise<void> {
  for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
    const outcome = await tryMutation(copy, mutation);
    outcomes.push(outcome);
    const { killedBy, note, seconds } = outcome;
    const verdict = killedBy ? `killed by ${killedBy.file}` : `SURVIVED${note ? ` (${note})` : ''}`;
    console.log(`${mutation.area}: ${mutation.name}: ${verdict}, ${seconds.toFixed(1)} s`);
  }
}

async function tryMutation(copy: string, mutation: Mutation): Promise<Outcome> {
  const { failures, unloaded, seconds } = await withMutation(copy, mutation, () =>
    runTests(copy, mutation.tests, { databaseUrl: postgres.url, workers: 1, bail: true }),
  );
  const [killedBy] = failures;
  if (killedBy || unloaded.length === 0) return { mutation, killedBy, seconds };
  // A test file that can't even be loaded proves nothing about the guard.
  return { mutation, killedBy, seconds, note: `did not run: ${unloaded.join(', ')}` };
}

function giveUp(problems: string[]): never {
  for (const problem of problems) console.error(problem);
  process.exit(2);
}
