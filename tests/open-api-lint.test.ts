import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { programOpenApi } from '#api/v1/program-open-api.ts';

const run = promisify(execFile);
/** The linter must not call home. */
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

async function lint(document: object): Promise<{ errors: number; warnings: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthcast-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    const cli = join(process.cwd(), 'node_modules/@redocly/cli/bin/cli.js');
    const args = [cli, 'lint', file, '--extends=recommended', '--format=json'];
    const { stdout } = await run(process.execPath, args, { env, cwd: folder }).catch(
      (failed: { stdout: string }) => failed,
    );
    return (JSON.parse(stdout) as { totals: { errors: number; warnings: number } }).totals;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('the OpenAPI document passes the linter without a warning', async () => {
  expect(await lint(programOpenApi('https://www.hearthcast.com'))).toMatchObject({ errors: 0, warnings: 0 });
}, 60_000);

test('the linter really checks', async () => {
  const document = programOpenApi('https://www.hearthcast.com');
  const { errors } = await lint({ ...document, paths: { '/v1/orders/{orderId}': { get: {} } } });
  expect(errors).toBeGreaterThan(0);
}, 60_000);
