import { benches } from './benches.ts';

// A process for each bench: what an earlier one left in memory would count as its own.
const bench = benches[process.argv[2] ?? ''];
if (!bench || !process.send) throw new Error('run-one.ts is started by run.ts, with the name of a bench');
process.send(await bench(), () => process.exit(0));
