import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

export type TestRun = {
  failures: { file: string; test: string }[];
  /** Files that failed without a failed test: they didn't load, or never ran. */
  unloaded: string[];
  seconds: number;
};

type JsonReport = {
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** Runs test files in a work copy and says what failed; `bail` stops at the first failure. */
export async function runTests(
  folder: string,
  files: readonly string[],
  options: { databaseUrl: string; workers: number; bail?: boolean },
): Promise<TestRun> {
  const started = Date.now();
  const report = join(folder, 'mutate-report.json');
  rmSync(report, { force: true });
  const args = [
    ...[join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...files],
    ...[`--maxWorkers=${options.workers}`, `--bail=${options.bail ? 1 : 0}`],
    ...['--reporter=json', `--outputFile=${report}`],
    // The default is in node_modules, which isn't ours to fill.
    `--fsModuleCachePath=${join(folder, 'module-cache')}`,
  ];
  const env = {
    ...process.env,
    TEST_DATABASE_URL: options.databaseUrl,
    TEST_TEMPLATE_DATABASE: 'hearthcast_template',
  };
  await once(spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', env }), 'exit');
  const { testResults } = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as JsonReport)
    : { testResults: [] };
  const results = testResults.map((result) => ({
    file: relative(folder, result.name),
    status: result.status,
    failed: result.assertionResults.filter(({ status }) => status === 'failed'),
  }));
  const isLoaded = (file: string) =>
    results.some(
      (result) => result.file === file && (result.status === 'passed' || result.failed.length > 0),
    );
  return {
    failures: results.flatMap(({ file, failed }) => failed.map(({ fullName }) => ({ file, test: fullName }))),
    unloaded: files.filter((file) => !isLoaded(file)),
    seconds: (Date.now() - started) / 1000,
  };
}
