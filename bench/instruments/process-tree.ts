import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process and all its descendants. */
function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    if (!existsSync(`/proc/${name}/stat`)) continue;
    const fields = readText(`/proc/${name}/stat`).split(') ')[1]?.split(' ');
    if (fields) parents.set(Number(name), Number(fields[1]));
  }
  const family = [pid];
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It exited between the listing and the reading.
    return '';
  }
}

/** Megabytes that a process and its children really hold, for each; shared pages are split, so they count once. */
export function memoryByProcess(
  pid: number,
  isCounted: (command: string) => boolean,
): { command: string; megabytes: number }[] {
  return familyOf(pid)
    .map((member) => ({ member, command: readText(`/proc/${member}/cmdline`).replaceAll('\0', ' ').trim() }))
    .filter(({ command }) => isCounted(command))
    .map(({ member, command }) => {
      const kilobytes = /^Pss:\s+(\d+)/m.exec(readText(`/proc/${member}/smaps_rollup`))?.[1] ?? 0;
      return { command, megabytes: Number(kilobytes) / 1024 };
    });
}

/** Seconds of CPU time that a process and its children have used, including children that exited. */
export function cpuSecondsOf(pid: number): number {
  let ticks = 0;
  for (const member of familyOf(pid)) {
    const fields = readText(`/proc/${member}/stat`).split(') ')[1]?.split(' ') ?? [];
    // User and system time, both its own and that of children that exited.
    for (const at of [11, 12, 13, 14]) ticks += Number(fields[at] ?? 0);
  }
  return ticks / 100;
}
