import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** With its dependencies it has 110 MB, so it is downloaded for the run and not installed with the project. */
export const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0';

export type InspectorRun = { title: string; isOk: boolean; summary: string };

/** One call of the official inspector's command line, with its own home folder. */
export async function runInspector(title: string, url: string, args: string[]): Promise<InspectorRun> {
  const home = mkdtempSync(join(tmpdir(), 'hearthcast-inspector-'));
  try {
    const given = ['--yes', INSPECTOR, '--cli', url, '--transport', 'http', ...args];
    const options = {
      cwd: home,
      encoding: 'utf8' as const,
      maxBuffer: 10_000_000,
      timeout: 300_000,
      env: {
        ...process.env,
        MCP_CATALOG_PATH: join(home, 'catalog.json'),
        // The inspector needs the project's Node, not the one that happens to be first.
        PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
      },
    };
    const run = await promisify(execFile)('npx', given, options).then(
      (output) => ({ isOk: true, ...output }),
      ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => ({
        isOk: false,
        stdout,
        stderr,
      }),
    );
    return { title, isOk: run.isOk, summary: summarize(run.stdout, run.stderr) };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

type Answer = { tools?: { name: string }[]; isError?: boolean; content?: { text?: string }[] };

function summarize(stdout: string, stderr: string): string {
  const judged = /\d+ errors?, \d+ warnings?[^\n]*/.exec(stderr)?.[0];
  let answer: Answer;
  try {
    answer = JSON.parse(stdout);
  } catch {
    return stderr.trim().split('\n').at(-1) ?? 'no answer';
  }
  if (answer.tools)
    return [answer.tools.map(({ name }) => name).join(', '), judged].filter(Boolean).join('; ');
  return answer.isError ? `refused: ${answer.content?.[0]?.text ?? ''}` : 'answered';
}
