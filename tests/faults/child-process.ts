import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const BETWEEN_LOOKS_MS = 30;

/**
 * The process that `parent` started with this script, as soon as it's busy rather than idle. Linux only: it reads
 * /proc.
 */
export async function findBusyChild(
  parent: number,
  script: string,
  withinMs: number,
): Promise<number | undefined> {
  const end = Date.now() + withinMs;
  const seen = new Map<number, number>();
  while (Date.now() < end) {
    for (const pid of findChildren(parent, script)) {
      const ticks = usedTicks(pid);
      if (ticks > (seen.get(pid) ?? ticks)) return pid;
      seen.set(pid, ticks);
    }
    await wait(BETWEEN_LOOKS_MS);
  }
  return undefined;
}

/** The processes that `parent` started with this script. */
export function findChildren(parent: number, script: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statFields(pid)[1] === String(parent) && readProc(pid, 'cmdline').includes(script));
}

/** CPU time so far. */
function usedTicks(pid: number): number {
  const fields = statFields(pid);
  return Number(fields[11]) + Number(fields[12]);
}

/** The fields from the state on; the part before may contain spaces. */
function statFields(pid: number): string[] {
  const stat = readProc(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It exited while we looked.
    return '';
  }
}
