import { memoryByProcess } from './process-tree.ts';

/** Reads how much memory a process and its children hold, on request. */
const pid = Number(process.argv[2]);
/** Neither the database nor the measuring process. */
const isCounted = (command: string) => !/postgres|memory-process/.test(command);
process.on('message', () => process.send?.(memoryByProcess(pid, isCounted)));
process.once('disconnect', () => process.exit(0));
