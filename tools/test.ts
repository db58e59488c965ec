import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findBuildState } from '#server/hash-sources.ts';
import { readArguments } from '../commands/read-arguments.ts';
import { projectRoot, runStep } from './run-step.ts';

const usage = `Usage: npm run test, or npm run test:long
npm test runs everything that must hold, in under ten minutes. npm run test:long runs the files named *.long.*, which kill
or flood whole processes, make whole kits, work through a corpus, or look at each state of a screen. The closing line counts the tests.`;
const isLong =
  readArguments(usage, { options: { long: { type: 'boolean', default: false } } }).values.long ?? false;

/** `failures` names what failed: in the closing lines, because long runs are often read from their end. */
type Counts = { passed: number; failed: number; failures: string[] };

const reports = mkdtempSync(join(tmpdir(), 'hearthcast-reports-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/** Tests start the product hundreds of times; each process reuses what an earlier one compiled. */
const compiled = { NODE_COMPILE_CACHE: join(reports, 'compiled') };

type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};

type BrowserSuite = { file: string; specs: { title: string; ok: boolean }[]; suites?: BrowserSuite[] };
type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
};

const none: Counts = { passed: 0, failed: 0, failures: [] };

const together = { isAlone: false };
const steps = [
  ...(await Promise.all([
    isLong || runStep('format and lint', 'biome', ['check', '--error-on-warnings', '.'], together),
    // One checker leaves a core to the others; four repeat much of the same work.
    isLong || runStep('types', 'tsc', ['--noEmit', '-p', '.', '--checkers', '1'], together),
    findBuildState(projectRoot) === 'current' || runStep('build', 'node', ['tools/build.ts'], together),
  ])),
  await runStep(
    'unit and integration',
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
      ...(isLong ? ['.long.test.ts'] : ['--exclude=**/*.long.test.ts']),
    ],
    { env: compiled },
  ),
  await runStep('browser journeys', 'playwright', ['test', `--project=${isLong ? 'long' : 'desktop'}`], {
    env: { ...compiled, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  }),
];

const unit = readUnit(unitReport);
const browser = readBrowser(browserReport);
// A step that broke before it could count its tests is a failure, too.
const uncounted = steps.filter((isOk) => !isOk).length > 0 && unit.failed + browser.failed === 0 ? 1 : 0;
rmSync(reports, { recursive: true, force: true });
for (const name of [...unit.failures, ...browser.failures]) console.log(`failed: ${name}`);
console.log(`\n${unit.passed + browser.passed} passed, ${unit.failed + browser.failed + uncounted} failed`);
process.exit(steps.every(Boolean) ? 0 : 1);

function readUnit(path: string): Counts {
  if (!existsSync(path)) return none;
  const report = JSON.parse(readFileSync(path, 'utf8')) as UnitReport;
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(projectRoot, name)}: ${fullName}`),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

function readBrowser(path: string): Counts {
  if (!existsSync(path)) return none;
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as BrowserReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresIn),
  };
}

function failuresIn({ file, specs, suites = [] }: BrowserSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failuresIn)];
}
