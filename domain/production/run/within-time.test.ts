import { expect, test, vi } from 'vitest';
import { withinTime } from './within-time.ts';

const { signal } = new AbortController();
const step = { name: 'record-episode', limitSeconds: 10 };

test('a step that makes progress may take much longer than its limit; one that doesn’t may not', async () => {
  vi.useFakeTimers();
  try {
    let stillWorking = () => {};
    let finish = (_: string) => {};
    const slow = withinTime(step, signal, (_, tell) => {
      stillWorking = tell;
      return new Promise<string>((resolve) => {
        finish = resolve;
      });
    });
    for (let clip = 0; clip < 30; clip += 1) {
      await vi.advanceTimersByTimeAsync(9_000);
      stillWorking();
    }
    finish('done');
    expect(await slow).toBe('done');

    const stuck = withinTime(step, signal, () => new Promise<never>(() => {})).catch(
      (error: Error) => error.message,
    );
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await stuck).toContain('no progress for 10 seconds');
  } finally {
    vi.useRealTimers();
  }
});
