import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { lowerPriority } from './lower-priority.ts';

const child = spawn('sleep', ['60']);
const pid = child.pid as number;
afterAll(() => child.kill());

test('a process gets the lower priority', () => {
  lowerPriority(pid, 5);
  expect(getPriority(pid)).toBe(5);
});

test('one that already has a lower priority keeps it, because only root may raise it', () => {
  setPriority(pid, 12);
  lowerPriority(pid, 5);
  expect(getPriority(pid)).toBe(12);
});

test('a process that has exited is not an error', () => {
  expect(() => lowerPriority(2 ** 22 + 1, 5)).not.toThrow();
});
