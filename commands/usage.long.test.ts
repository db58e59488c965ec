import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Each file of ours that `npm run` starts. The server has settings instead of options. */
const files = Object.values(scripts).flatMap((script) => /^node (\S+\.ts)/.exec(script)?.[1] ?? []);
const commands = [...new Set(files)];

type Ended = { code: number; stdout: string; stderr: string };

function run(name: string, ...given: string[]): Promise<Ended> {
  // A data folder that can't exist: a command that continued would fail.
  const env = { PATH: process.env.PATH, DATA_DIR: '/dev/null/none', NODE_ENV: 'test' };
  return promisify(execFile)(process.execPath, [join(root, name), ...given], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  );
}

test.each(commands)('%s says how it is used, and what it does not know', async (name) => {
  const [helped, wrong] = await Promise.all([run(name, '--help'), run(name, '--no-such-option')]);
  expect(helped).toMatchObject({ code: 0, stderr: '' });
  expect(helped.stdout).toMatch(/^Usage: npm run /);
  expect(wrong).toMatchObject({ code: 2, stdout: '' });
  expect(wrong.stderr).toContain('--no-such-option');
  expect(wrong.stderr).toContain(helped.stdout);
});
