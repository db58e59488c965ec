import { writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { fail, readArguments } from '../commands/read-arguments.ts';
import { benchAdmin } from './admin.ts';
import { benchAsk } from './ask.ts';
import { benchAskAloud } from './ask-aloud.ts';
import { benchCdn } from './cdn.ts';
import { benchCredentials } from './credentials.ts';
import { benchDirectory } from './directory.ts';
import { benchEpisodes } from './episodes.ts';
import { benchExtraction } from './extraction.ts';
import { benchFirstLoad } from './first-load.ts';
import type { Figure } from './instruments/figure.ts';
import { benchInteraction } from './interaction.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchListings } from './listings.ts';
import { benchMarketing } from './marketing.ts';
import { benchPages } from './pages.ts';
import { benchProduction } from './production.ts';
import { benchScale } from './scale.ts';
import { benchSound } from './sound.ts';

const benches: Record<string, () => Promise<Figure[]>> = {
  pages: benchPages,
  'first-load': benchFirstLoad,
  lighthouse: benchLighthouse,
  interaction: benchInteraction,
  listings: benchListings,
  admin: benchAdmin,
  directory: benchDirectory,
  scale: benchScale,
  cdn: benchCdn,
  extraction: benchExtraction,
  ask: benchAsk,
  'ask-aloud': benchAskAloud,
  sound: benchSound,
  episodes: benchEpisodes,
  marketing: benchMarketing,
  credentials: benchCredentials,
  production: benchProduction,
};

const usage = `Usage: npm run bench -- [name] … [--write]
Side-by-side measurements. With --write the figures go to docs/performance.md.
Names: ${Object.keys(benches).join(', ')}`;
const { values: given, positionals: wanted } = readArguments(usage, {
  options: { write: { type: 'boolean', default: false } },
  names: 'any',
});
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) fail(`No bench has this name: ${unknown.join(', ')}.\n${usage}`);
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const rows = await bench();
  for (const row of rows)
    console.log(
      `${row.name}: ${row.value}${row.bar ? `  (bar ${row.bar}: ${row.isMet ? 'met' : 'MISSED'})` : ''}`,
    );
  figures.push(...rows);
}
if (given.write) writeFileSync(join(import.meta.dirname, '..', 'docs', 'performance.md'), report(figures));
process.exit(figures.some((figure) => figure.isMet === false) ? 1 : 0);

function report(rows: Figure[]): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}`;
  const lines = rows.map(
    (row) =>
      `| ${row.name} | ${row.value} | ${row.bar ?? ''} | ${row.isMet === undefined ? '' : row.isMet ? 'yes' : 'no'} |`,
  );
  return `# Performance

Last figures of \`npm run bench -- --write\`, ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}.
Ratios compare programs measured in the same run; absolute numbers change with the machine and its neighbors.
“React Router” means its framework mode: an app built by its own tool, with a loader on the same rows, the same components as
one tree for hydration, \`Meta\`, \`Links\` and \`Scripts\`, streamed by its own listener on Node's server. Both run React's
production build, uncompressed; the bench refuses to measure when the two pages differ in an element, a class or a word.

| what | figure | bar | met |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
}
