import { resolve } from 'node:path';
import { readArguments } from '../../commands/read-arguments.ts';
import { runFault } from './run-fault.ts';
import { type NamedResult, openSavedResults } from './saved-results.ts';
import { canMount } from './small-disk.ts';
import { type Fault, faults, upgradeFrom } from './table.ts';

const FULL_ORDERS = 200;
const usage = `Usage: npm run faults -- [--full | --orders 1] [--only text] … [--parallel 1] [--old-version folder] [--results file]
Starts the whole service on loopback once for each fault, lets customers order and pay, breaks something in the middle
and waits for full delivery.
  --full         ${FULL_ORDERS} orders in all
  --orders       orders for each fault
  --only         only the faults whose names contain this text
  --parallel     how many faults to run at once
  --old-version  folder of an earlier version with its build, for a rolling upgrade
  --results      saves the results; a run with the same file goes on where the last one ended`;
const { values: given } = readArguments(usage, {
  options: {
    full: { type: 'boolean', default: false },
    orders: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    parallel: { type: 'string', default: '1' },
    'old-version': { type: 'string' },
    results: { type: 'string' },
  },
});
const all = [...faults, ...(given['old-version'] ? [upgradeFrom(resolve(given['old-version']))] : [])];
const chosen = all.filter(({ name }) => !given.only || given.only.some((text) => name.includes(text)));
const possible = chosen.filter(({ smallDisk }) => !smallDisk || canMount);
const orders = given.full ? Math.ceil(FULL_ORDERS / possible.length) : Number(given.orders);
const width = Math.max(...chosen.map(({ name }) => name.length));
const saved = openSavedResults(given.results);
const results: NamedResult[] = [];

async function run(fault: Fault): Promise<void> {
  const { name } = fault;
  const known = saved.find(name, orders);
  const result = known ?? { name, ...(await runFault(fault, orders)) };
  if (!known) saved.add(result);
  results.push(result);
  const counted = `${result.orders} orders, ${result.strikes} strikes, ${result.violations.length} violations`;
  console.log(`${name.padEnd(width)}  ${counted}  (${result.seconds} s)`);
  for (const violation of result.violations) console.log(`    ${violation}`);
}

const waiting = [...possible];
async function runLane(): Promise<void> {
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) await run(fault);
}
await Promise.all(Array.from({ length: Number(given.parallel) }, runLane));

const sum = (pick: (result: NamedResult) => number) =>
  results.reduce((total, result) => total + pick(result), 0);
const violations = sum((result) => result.violations.length);
for (const { name } of chosen)
  if (!results.some((row) => row.name === name)) console.log(`${name}: not run; it needs root`);
if (!given['old-version']) console.log('two versions side by side: not run; it needs --old-version');
console.log(
  `\n${results.length} faults, ${sum((row) => row.orders)} orders, ${sum((row) => row.strikes)} strikes, ${violations} violations`,
);
process.exit(violations === 0 && results.length > 0 ? 0 : 1);
