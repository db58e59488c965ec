import { memoryByProcess } from './process-tree.ts';

const RESTING = new Set(['website', 'worker', 'other']);
const isPostgres = (command: string) => command.includes('postgres');

/** The largest sum so far and who held it. */
export function watchMemory(pid: number) {
  let peak = { total: 0, parts: '' };
  const nameOf = (command: string) =>
    /(\w+)\/process\.ts/.exec(command)?.[1] ?? (command.includes('start.ts') ? 'website' : 'other');
  function look() {
    const held = memoryByProcess(pid, (command) => !isPostgres(command)).map(({ command, megabytes }) => ({
      name: nameOf(command),
      megabytes,
    }));
    const total = held.reduce((sum, { megabytes }) => sum + megabytes, 0);
    const parts = held.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`);
    if (total > peak.total) peak = { total, parts: parts.join(', ') };
    // Voice, mastering and recognition end when they have nothing to do.
    return { isProducing: held.some(({ name }) => !RESTING.has(name)) };
  }
  return { look, peak: () => peak };
}
