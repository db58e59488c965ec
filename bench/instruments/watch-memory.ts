import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { memoryByProcess } from './process-tree.ts';

const RESTING = new Set(['website', 'worker', 'other']);
const NICENESS = 19;

/**
 * The largest sum so far and who held it. The kernel walks all memory to report it: 15 ms for 700 MB. So a separate
 * process asks for it, at a lower priority than everything that is measured.
 */
export function watchMemory(pid: number) {
  const reader = fork(join(import.meta.dirname, 'memory-process.ts'), [String(pid)]);
  if (reader.pid) setPriority(reader.pid, NICENESS);
  reader.unref();
  let peak = { total: 0, parts: '' };
  const nameOf = (command: string) =>
    /(\w+)\/process\.ts/.exec(command)?.[1] ?? (command.includes('start.ts') ? 'website' : 'other');
  async function look() {
    const answered = once(reader, 'message');
    reader.send('look');
    const [found] = (await answered) as [ReturnType<typeof memoryByProcess>];
    const held = found.map(({ command, megabytes }) => ({ name: nameOf(command), megabytes }));
    const total = held.reduce((sum, { megabytes }) => sum + megabytes, 0);
    const parts = held.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`);
    if (total > peak.total) peak = { total, parts: parts.join(', ') };
    // Speech, mastering and transcription processes exit when they have nothing to do.
    return { isProducing: held.some(({ name }) => !RESTING.has(name)) };
  }
  return { look, peak: () => peak, stop: () => void reader.kill() };
}
