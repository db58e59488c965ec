import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { fail, readArguments } from '../commands/read-arguments.ts';
import { benches } from './benches.ts';
import type { Figure } from './instruments/figure.ts';
import { withFigures } from './write-figures.ts';

const names = Object.keys(benches);
const usage = `Usage: npm run bench -- [name] … [--write]
Side-by-side measurements. With --write the figures go to docs/performance.md.
Names: ${names.join(', ')}`;
const { values: given, positionals: wanted } = readArguments(usage, {
  options: { write: { type: 'boolean', default: false } },
  names: 'any',
});
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`No bench has this name: ${unknown.join(', ')}.\n${usage}`);
const figures: Figure[] = [];
const failed: string[] = [];
for (const name of names) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const rows = await run(name);
  if (!rows) failed.push(name);
  for (const row of rows ?? [])
    console.log(
      `${row.name}: ${row.value}${row.bar ? `  (bar ${row.bar}: ${row.isMet ? 'met' : 'MISSED'})` : ''}`,
    );
  figures.push(...(rows ?? []));
}
if (given.write) writeFigures();
for (const name of failed) console.log(`${name} ended without figures`);
process.exit(failed.length > 0 || figures.some((figure) => figure.isMet === false) ? 1 : 0);

/** Undefined if it failed: the others still count. The channel closes after its last message, which may be after the exit. */
async function run(name: string): Promise<Figure[] | undefined> {
  const child = fork(join(import.meta.dirname, 'run-one.ts'), [name]);
  let rows: Figure[] | undefined;
  child.on('message', (message) => {
    rows = message as Figure[];
  });
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  return rows;
}

function writeFigures(): void {
  const path = join(import.meta.dirname, '..', 'docs', 'performance.md');
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}`;
  const when = new Date().toISOString().slice(0, 10);
  writeFileSync(path, withFigures(readFileSync(path, 'utf8'), figures, { when, machine }));
}
