import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../run-step.ts';

type Check = { id: string; status: string; errorMessage?: string };
export type ScenarioResult = { scenario: string; passed: number; failed: string[] };

/** What a scenario needs that we don't have, by the start of its name. */
const absent: [pattern: RegExp, why: string][] = [
  [/^(?:tools-call-|json-schema-)/, 'calls a tool that only the suite’s sample server has'],
  [/^(?:elicitation-|server-sse-polling)/, 'calls a tool that only the suite’s sample server has'],
  [/^resources-/, 'we offer no resources'],
  [/^prompts-/, 'we offer no prompts'],
  [/^completion-/, 'we offer no completions'],
  [/^logging-/, 'we send no log messages (deprecated by revision 2026-07-28)'],
];

export function whyNotApplicable(scenario: string): string | undefined {
  return absent.find(([pattern]) => pattern.test(scenario))?.[1];
}

/** Runs every server scenario of the official suite against a URL. */
export async function runConformance(url: string): Promise<ScenarioResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-conformance-'));
  const program = join(
    projectRoot,
    'node_modules',
    '@modelcontextprotocol',
    'conformance',
    'dist',
    'index.js',
  );
  try {
    const args = [program, 'server', '--url', url, '--suite', 'all', '-o', folder];
    // It exits with an error for every scenario that doesn't apply to us; the files say which.
    await promisify(execFile)(process.execPath, args, { cwd: folder, timeout: 240_000 }).catch(() => {});
    return globSync('**/checks.json', { cwd: folder })
      .map((file) => ({
        scenario: /server-(.+?)-\d{4}-\d\d-\d\dT/.exec(file)?.[1] ?? file,
        checks: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Check[],
      }))
      .map(({ scenario, checks }) => ({
        scenario,
        passed: checks.filter(({ status }) => status === 'SUCCESS').length,
        failed: checks
          .filter(({ status }) => status === 'FAILURE')
          .map(({ id, errorMessage }) => `${id}: ${errorMessage ?? 'failed'}`),
      }))
      .sort((a, b) => a.scenario.localeCompare(b.scenario));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
