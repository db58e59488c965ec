import { memoryByProcess } from './process-tree.ts';

/** Reads what a process and its children hold, whenever it is asked. */
const pid = Number(process.argv[2]);
/** Neither the database nor whoever measures. */
const isCounted = (command: string) => !/postgres|memory-process/.test(command);
process.on('message', () => process.send?.(memoryByProcess(pid, isCounted)));
process.once('disconnect', () => process.exit(0));
