import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../run-step.ts';

const PORT = 3298;
const START_MS = 300_000;

export type LoopbackServer = { origin: string; stop: () => Promise<void> };

/** The whole product with its demo data, on this machine and with its own data folder. */
export async function startLoopbackServer(): Promise<LoopbackServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearthcast-assistants-'));
  const origin = `http://localhost:${PORT}`;
  const settings = {
    PORT: String(PORT),
    DATA_DIR: dataDir,
    CLIPS: 'off',
    SPEECH: 'flite',
    STUDIO: 'off',
    WORKER: 'inside',
  };
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: projectRoot,
    env: { ...process.env, ...settings, LOG_LEVEL: 'warn', AUTH_RATE_LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null) {
    const isReady = await fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { origin, stop };
    await wait(250);
  }
  await stop();
  throw new Error('The server did not start.');
}
