import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { memoryByProcess } from './process-tree.ts';

const RESTING = new Set(['website', 'worker', 'other']);
const NICENESS = 19;

/**
 * The largest sum so far and who held it. The system walks through all memory to tell: 15 ms for 700 MB. So another
 * process asks for it, behind everything that is measured.
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
    // Voice, mastering and recognition end when they have nothing to do.
    return { isProducing: held.some(({ name }) => !RESTING.has(name)) };
  }
  return { look, peak: () => peak, stop: () => void reader.kill() };
}
