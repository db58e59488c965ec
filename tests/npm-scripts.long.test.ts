import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eventually } from './support/processes.ts';
import { createTestContext } from './support/test-context.ts';

const { databaseUrl } = await createTestContext();
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-npm-'));
const started: number[] = [];
afterAll(() => {
  for (const pid of started) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function runScript(name: 'start' | 'worker'): ChildProcess {
  return spawn('npm', ['run', name], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SEED_DEMO: 'off',
      LOG_LEVEL: 'warn',
      STUDIO: 'off',
      CLIPS: 'off',
      SPEECH: 'flite',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function says(child: ChildProcess, pattern: RegExp): Promise<void> {
  let text = '';
  return new Promise((found) =>
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      if (pattern.test(text)) found();
    }),
  );
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** All processes below this one. */
function descendants(pid: number): { pid: number; args: string }[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row))
    .map((row) => ({ pid: Number(row?.[1]), parent: Number(row?.[2]), args: row?.[3] ?? '' }));
  const below = (parent: number): typeof rows =>
    rows.filter((row) => row.parent === parent).flatMap((row) => [row, ...below(row.pid)]);
  return below(pid);
}

test.each([
  ['start', /running at http/],
  ['worker', /worker is running/],
] as const)(
  'SIGTERM to npm run %s leaves no process after 8 seconds',
  {
    timeout: 120_000,
  },
  async (name, isUp) => {
    const npm = runScript(name);
    await says(npm, isUp);
    const ours = descendants(npm.pid as number).map(({ pid }) => pid);
    started.push(...ours);
    expect(ours.length).toBeGreaterThan(0);
    const askedAt = performance.now();
    npm.kill('SIGTERM');
    await eventually(
      async () => ours.filter(isAlive),
      (alive) => alive.length === 0 || performance.now() - askedAt > 8_000,
    );
    expect(ours.filter(isAlive)).toEqual([]);
  },
);

test.runIf(process.platform === 'linux')(
  'npm run worker has the memory settings of the worker that npm start runs',
  { timeout: 120_000 },
  async () => {
    const site = runScript('start');
    const worker = runScript('worker');
    await Promise.all([says(site, /running at http/), says(worker, /worker is running/)]);
    const forked = descendants(site.pid as number).find(({ args }) => args.includes('worker/process.ts'));
    const alone = descendants(worker.pid as number).find(({ args }) => args.includes('--worker-only'));
    started.push(...[site, worker].flatMap(({ pid }) => descendants(pid as number).map((row) => row.pid)));
    const settingsOf = (pid = 0) => ({
      memory: readFileSync(`/proc/${pid}/environ`, 'utf8')
        .match(/MALLOC_\w+=\d+/g)
        ?.sort(),
      flags: readFileSync(`/proc/${pid}/cmdline`, 'utf8').match(/--max-[\w=-]+/g),
    });
    expect(settingsOf(alone?.pid)).toEqual({
      memory: ['MALLOC_ARENA_MAX=2', 'MALLOC_MMAP_THRESHOLD_=131072'],
      flags: ['--max-semi-space-size=4'],
    });
    expect(settingsOf(forked?.pid)).toEqual(settingsOf(alone?.pid));
    site.kill('SIGTERM');
    worker.kill('SIGTERM');
    await Promise.all([site, worker].map((child) => new Promise((done) => child.once('close', done))));
  },
);
