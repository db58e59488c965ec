import { getPriority, setPriority } from 'node:os';

/**
 * Gives a process at most this priority. One that was started with a lower one keeps it: the system lets nobody but root
 * raise it again, and a process that runs at the wrong priority is better than none.
 */
export function lowerPriority(pid: number, niceness: number): void {
  try {
    if (getPriority(pid) < niceness) setPriority(pid, niceness);
  } catch {
    // It has ended already, which its owner learns from its exit.
  }
}
