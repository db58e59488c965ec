import { getPriority, setPriority } from 'node:os';

/**
 * Gives a process at most this priority. If it was started with a lower one, it keeps it: only root may raise it again,
 * and a process with the wrong priority is better than none.
 */
export function lowerPriority(pid: number, niceness: number): void {
  try {
    if (getPriority(pid) < niceness) setPriority(pid, niceness);
  } catch {
    // It has already exited, which its owner learns from the exit event.
  }
}
