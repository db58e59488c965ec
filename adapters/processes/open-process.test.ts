import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { Unavailable } from '../unavailable.ts';
import { openProcess } from './open-process.ts';

const script = join(import.meta.dirname, '..', '..', 'tests', 'support', 'odd-process.ts');
const child = openProcess({ name: 'odd', script });
afterAll(() => child.stop());
const { signal } = new AbortController();
const calm = { signal, silenceMs: 10_000 };

test('samples make the round trip', async () => {
  const doubled = await child.call<Float32Array>('double', { samples: Float32Array.of(0.25, -0.5) }, calm);
  expect(doubled).toEqual(Float32Array.of(0.5, -1));
});

test('events are reported in order, and the process serves many calls', async () => {
  const seen: unknown[] = [];
  const pids = await Promise.all([
    child.call<number>('count', { to: 3 }, { ...calm, onEvent: (event) => seen.push(event) }),
    child.call<number>('count', { to: 0 }, calm),
  ]);
  expect(seen).toEqual([1, 2, 3]);
  expect(pids[0]).toBe(pids[1]);
});

test('an event sent before a long computation arrives before it ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-told-'));
  const path = join(folder, 'told');
  const onEvent = () => writeFileSync(path, '');
  expect(await child.call('compute', { path }, { signal, silenceMs: 40_000, onEvent })).toBe(true);
  rmSync(folder, { recursive: true });
});

test('errors keep their kind', async () => {
  await expect(child.call('fail', { isUnavailable: true }, calm)).rejects.toBeInstanceOf(Unavailable);
  const broken = await child.call('fail', { isUnavailable: false }, calm).catch((error: unknown) => error);
  expect(broken).not.toBeInstanceOf(Unavailable);
  expect(broken).toMatchObject({ message: 'odd: broken' });
});

test('a crash fails the calls that waited, and the next call starts afresh', async () => {
  const waiting = [child.call('crash', {}, calm), child.call('count', { to: 0 }, calm)];
  for (const result of await Promise.allSettled(waiting))
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) });
  await expect(child.call('count', { to: 0 }, calm)).resolves.toBeGreaterThan(0);
});

test('a process that stays silent for too long is killed', async () => {
  await expect(child.call('hang', {}, { signal, silenceMs: 300 })).rejects.toThrow('said nothing for 0.3 s');
  await expect(child.call('count', { to: 0 }, calm)).resolves.toBeGreaterThan(0);
});

test('a canceled call ends at once, and so does its work', async () => {
  const stopping = new AbortController();
  const hanging = child.call('hang', {}, { ...calm, signal: stopping.signal });
  stopping.abort(new Error('enough'));
  await expect(hanging).rejects.toThrow('enough');
  // Tasks run one after another: this one couldn't run if the other were still running.
  await expect(child.call('count', { to: 0 }, calm)).resolves.toBeGreaterThan(0);
});

test('it runs at low priority, and exits when idle', async () => {
  const modest = openProcess({ name: 'modest', script, niceness: 10, idleMs: 10_000 });
  const pid = await modest.call<number>('count', { to: 0 }, { ...calm, idleMs: 0 });
  expect(getPriority(pid)).toBe(10);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 });
});

test.runIf(process.platform === 'linux')(
  'a process that should return memory gets the variable for it',
  async () => {
    const variable = { name: 'MALLOC_MMAP_THRESHOLD_' };
    vi.stubEnv(variable.name, undefined);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const readIn = (returnsMemory: boolean) =>
      openProcess({ name: 'odd', script, returnsMemory }).call('readVariable', variable, {
        ...calm,
        idleMs: 0,
      });
    expect(await readIn(false)).toBeUndefined();
    expect(await readIn(true)).toBe('131072');
  },
);

test('a script that can’t start is reported as such', async () => {
  const none = openProcess({ name: 'none', script: `${script}.missing` });
  await expect(none.call('count', {}, calm)).rejects.toBeInstanceOf(Unavailable);
});

test('compiled code is kept for the next process if there is a folder for it', async () => {
  // Otherwise a folder shared by the whole test run would be used.
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const compiledDir = mkdtempSync(join(tmpdir(), 'hearthcast compiled "'));
  const keeping = openProcess({ name: 'keeping', script, idleMs: 1, compiledDir });
  expect(await keeping.call<number>('count', { to: 0 }, calm)).toBeGreaterThan(0);
  const kept = () => globSync('*/*', { cwd: compiledDir });
  await vi.waitFor(() => expect(kept()).not.toEqual([]), { timeout: 5_000 });
  rmSync(compiledDir, { recursive: true });
});
