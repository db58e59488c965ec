import { readFileSync } from 'node:fs';
import { occasions } from '#domain/marketing/rules.ts';
import { ListingLine } from '#domain/script/episode/line-sources.ts';
import { fail, readArguments } from '../commands/read-arguments.ts';
import { composeSampleTexts } from './instruments/compose-sample-texts.ts';

/** Traces every claim of every text of a file of listings to its fact, as the record of a home does. */
const usage = 'Usage: npm run -s check-records -- <file.jsonl> [--limit number] [--all] [--occasion name]';

const { values, positionals } = readArguments(usage, {
  options: {
    limit: { type: 'string' },
    from: { type: 'string' },
    all: { type: 'boolean' },
    occasion: { type: 'string' },
  },
  names: 1,
});
const [file = ''] = positionals;
const occasion = occasions.find((name) => name === values.occasion);
if (values.occasion && !occasion) fail(usage);
const from = Number(values.from ?? 0);
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .slice(from, from + Number(values.limit ?? 100));
const counts = new Map<string, { texts: number; claims: number; unbacked: number }>();
let shown = 0;
for (const line of lines) {
  const listing = ListingLine.parse(JSON.parse(line));
  for (const { channel, claims, lines: said } of await composeSampleTexts(listing, occasion)) {
    const row = counts.get(channel) ?? { texts: 0, claims: 0, unbacked: 0 };
    const unbacked = claims.filter(({ fact }) => fact === null);
    counts.set(channel, {
      texts: row.texts + 1,
      claims: row.claims + claims.length,
      unbacked: row.unbacked + unbacked.length,
    });
    for (const { claim, kind } of unbacked) {
      shown += 1;
      if (!values.all && shown > 40) continue;
      const where = said.find((text) => text.includes(claim)) ?? '';
      console.log(`${listing.id} ${channel} ${kind} “${claim}” in: ${where.slice(0, 160)}`);
    }
  }
}
console.log(`homes      ${lines.length}`);
for (const [channel, { texts, claims, unbacked }] of counts)
  console.log(`${channel.padEnd(10)} ${texts} texts, ${claims} claims, ${unbacked} without a fact`);
const total = [...counts.values()].reduce((sum, { claims }) => sum + claims, 0);
const without = [...counts.values()].reduce((sum, { unbacked }) => sum + unbacked, 0);
console.log(`all        ${total} claims, ${without} without a fact`);
process.exitCode = without === 0 ? 0 : 1;
