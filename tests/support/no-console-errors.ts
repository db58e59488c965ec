import { afterEach, expect, vi } from 'vitest';

/** An unexpected console.error is a failure that someone overlooked. */
const spy = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = spy.mock.calls.map((call) => call.map(String).join(' '));
  spy.mockClear();
  expect(calls, 'console.error was called').toEqual([]);
});
