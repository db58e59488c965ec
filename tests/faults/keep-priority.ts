import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

/**
 * Loaded before a process's own code: speech and mastering keep the run's priority. At a lower priority on a busy machine
 * they would take hours, and scheduling isn't what these runs test.
 */
os.setPriority = () => {};
syncBuiltinESMExports();
