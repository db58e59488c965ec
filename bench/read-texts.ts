import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { networkNames, networks, occasions } from '#domain/marketing/rules.ts';
import { ListingLine } from '#domain/script/episode/line-sources.ts';
import { fail, readArguments } from '../commands/read-arguments.ts';
import { createPostMeasure } from './instruments/post-measure.ts';
import { composeSampleKit, type SampleKit } from './instruments/sample-kit.ts';

const usage = `Usage: npm run -s read-texts -- <file.jsonl> --out <folder> [--ids id,id] [--occasion name]
Writes the posts, email and remarks of a file of listings, a text file for each, to be read by people, and counts what
fails a check and what many homes say alike.`;

const { values, positionals } = readArguments(usage, {
  options: { out: { type: 'string' }, ids: { type: 'string' }, occasion: { type: 'string' } },
  names: 1,
});
const [file = ''] = positionals;
const occasion = occasions.find((name) => name === values.occasion);
if (!values.out || (values.occasion && !occasion)) fail(usage);
mkdirSync(values.out, { recursive: true });
const wanted = values.ids?.split(',');
const measure = createPostMeasure();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line.trim() === '') continue;
  const listing = ListingLine.parse(JSON.parse(line));
  if (wanted && !wanted.includes(listing.id)) continue;
  const kit = await composeSampleKit(listing, occasion);
  measure.add(kit);
  writeFileSync(join(values.out, `${listing.id}.txt`), readable(listing, kit));
}
process.stdout.write(`${measure.table()}\n`);

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
