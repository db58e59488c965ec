import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runFault } from './run-fault.ts';
import { faults, upgradeFrom } from './table.ts';

/**
 * `npm run faults`: brings up the whole service on loopback once for each fault, lets customers order and pay, breaks
 * something in the middle and waits for full delivery. `--full` places 200 orders in all, `--orders` so many for each
 * fault, `--only` runs the faults whose names contain the text. `--old-version` is the folder of an earlier version with
 * its build, for a rolling upgrade.
 */
const FULL_ORDERS = 200;
const { values: given } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    orders: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    'old-version': { type: 'string' },
  },
});
const all = [...faults, ...(given['old-version'] ? [upgradeFrom(resolve(given['old-version']))] : [])];
const chosen = all.filter(({ name }) => !given.only || given.only.some((text) => name.includes(text)));
const orders = given.full ? Math.ceil(FULL_ORDERS / chosen.length) : Number(given.orders);
const width = Math.max(...chosen.map(({ name }) => name.length));

let runs = 0;
let violations = 0;
for (const fault of chosen) {
  const result = await runFault(fault, orders);
  runs += result.runs;
  violations += result.violations.length;
  const counted = `${result.runs} orders, ${result.violations.length} violations`;
  console.log(`${fault.name.padEnd(width)}  ${counted}  (${result.seconds.toFixed(0)} s)`);
  for (const violation of result.violations) console.log(`    ${violation}`);
}
if (!given['old-version']) console.log('two versions side by side: not run; it needs --old-version');
console.log(`\n${chosen.length} faults, ${runs} orders, ${violations} violations`);
process.exit(violations === 0 && chosen.length > 0 ? 0 : 1);
