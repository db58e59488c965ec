import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { networkNames, networks } from '#domain/marketing/rules.ts';
import { ListingLine } from '#domain/script/episode/line-sources.ts';
import { composeSampleKit, type SampleKit } from './instruments/sample-kit.ts';

/** Writes the posts, email and remarks of a file of listings, a text file for each, to be read by people. */
const usage = 'Usage: npm run -s read-texts -- <file.jsonl> --out folder [--ids id,id]';

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, ids: { type: 'string' } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file || !values.out || positionals.length > 1) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
mkdirSync(values.out, { recursive: true });
const wanted = values.ids?.split(',');
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line.trim() === '') continue;
  const listing = ListingLine.parse(JSON.parse(line));
  if (wanted && !wanted.includes(listing.id)) continue;
  const kit = await composeSampleKit(listing);
  writeFileSync(join(values.out, `${listing.id}.txt`), readable(listing, kit));
}

function readable({ id, facts }: ListingLine, { posts, email, remarks }: SampleKit): string {
  const { description, ...others } = facts;
  const given = Object.entries(others)
    .filter(([name]) => !/^(?:photos|photoCaptions|latitude|longitude|country|currency)$/.test(name))
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join('; ') : value}`);
  return [
    `# ${id}`,
    '## What the listing says',
    given.join(' | '),
    String(description ?? ''),
    '## MLS remarks',
    remarks,
    ...networks.flatMap((network) =>
      posts[network].variants.flatMap((text, at) => [`## ${networkNames[network]}, variant ${at + 1}`, text]),
    ),
    '## Email',
    email.subjects.map((subject) => `Subject: ${subject}`).join('\n'),
    email.preheaders.map((preheader) => `Preheader: ${preheader}`).join('\n'),
    'As the reader gets it:',
    email.text,
    '',
  ].join('\n\n');
}
