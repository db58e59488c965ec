import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ListingLine, lineSources } from '#domain/script/episode/line-sources.ts';
import { writeEpisode } from '#domain/script/episode/write-episode.ts';
import { estimateSeconds } from '#domain/script/estimate-seconds.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';
import { unsaidConditions } from '#domain/script/facts/condition-facts.ts';
import { hostNames, minBriefSeconds, minTalkSeconds } from '#domain/script/rules.ts';
import { allScenes } from '#domain/script/scenes/all-scenes.ts';
import { updateKinds } from '#domain/script/update/rules.ts';
import { fail, readArguments } from './read-arguments.ts';
import { readUpdates } from './read-updates.ts';

const usage = `Usage: npm run -s read-scripts -- <file.jsonl> [--out <folder>] [--update <what>]
Writes a script for each listing, without voices, and prints how good they are. The file has one listing per line.
--update writes the update about a piece of news instead, as if it had happened: ${updateKinds.join(', ')}.`;
const wordsPerMinute = 165;
const stockHomes = 3;

const { values, positionals } = readArguments(usage, {
  options: { out: { type: 'string' }, update: { type: 'string' } },
  names: 1,
});
const [file = ''] = positionals;
if (values.out) mkdirSync(values.out, { recursive: true });

const homesOf = new Map<string, Set<string>>();
const outcomes = { full: 0, brief: 0, review: 0 };
const refusals = new Map<string, number>();
const conditionHomes = { all: 0, unsaid: 0 };
let turnCount = 0;
let generalCount = 0;
let wordCount = 0;
let emptyWordCount = 0;
const runsOfHomes: Set<string>[] = [];
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');
if (values.update) {
  const kind = updateKinds.find((one) => one === values.update);
  if (!kind) fail(usage);
  const homes = lines.map((line) => ListingLine.parse(JSON.parse(line)));
  readUpdates(homes, kind, { wordsPerMinute, folder: values.out });
  process.exit(0);
}
for (const line of lines) {
  const listing = ListingLine.parse(JSON.parse(line));
  const sheet = buildFactSheet(lineSources(listing));
  const episode = writeEpisode(sheet, { scenes: allScenes, wordsPerMinute });
  const { turns } = episode.script;
  const seconds = Math.round(
    estimateSeconds(
      turns.map(({ text }) => text),
      wordsPerMinute,
    ),
  );
  const reasons = ['street', 'price', 'agent'].filter(
    (field) => !sheet.facts.some((fact) => fact.field === field),
  );
  const unsaid = unsaidConditions(sheet, episode.script);
  if (unsaid.length > 0) reasons.push('condition');
  const conditions = sheet.facts.filter(({ field }) => field === 'condition').length;
  if (conditions + unsaid.length > 0) conditionHomes.all += 1;
  if (unsaid.length > 0) conditionHomes.unsaid += 1;
  const isLong = seconds >= minTalkSeconds;
  const outcome = reasons.length > 0 || seconds < minBriefSeconds ? 'review' : isLong ? 'full' : 'brief';
  outcomes[outcome] += 1;
  turnCount += turns.length;
  for (const { text, isGeneral, factIds } of turns) {
    homesOf.set(text, (homesOf.get(text) ?? new Set()).add(listing.id));
    if (isGeneral) generalCount += 1;
    const words = text.split(/\s+/).length;
    wordCount += words;
    if (!isGeneral && factIds.length === 0) emptyWordCount += words;
  }
  runsOfHomes.push(fiveWordRuns(turns.map(({ text }) => text)));
  for (const { sceneId, reason } of episode.refusals) {
    const key = `${sceneId}: ${reason}`;
    refusals.set(key, (refusals.get(key) ?? 0) + 1);
  }
  if (values.out) save(values.out, listing.id, { outcome, seconds, reasons, turns });
}

const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;
const stock = [...homesOf.values()]
  .filter(({ size }) => size >= stockHomes)
  .reduce((sum, { size }) => sum + size, 0);
console.log(`homes                                  ${lines.length}`);
console.log(
  `full / brief / review                  ${outcomes.full} / ${outcomes.brief} / ${outcomes.review}`,
);
console.log(`turns                                  ${turnCount}`);
console.log(`said word for word in ${stockHomes} or more homes  ${share(stock, turnCount)}`);
console.log(`general knowledge                      ${share(generalCount, turnCount)}`);
console.log(`words in turns that state nothing      ${share(emptyWordCount, wordCount)}`);
console.log(`homes with a condition, not said       ${conditionHomes.all}, ${conditionHomes.unsaid}`);
console.log(`five-word runs that two homes share    ${sharedRuns().toFixed(1)} % (mean)`);
for (const [key, count] of [...refusals].sort((a, b) => b[1] - a[1]).slice(0, 15))
  console.log(`refused ${count} × ${key}`);

/** Every five-word run in a talk. */
function fiveWordRuns(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const words = text.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? [];
      return words.slice(0, -4).map((_, at) => words.slice(at, at + 5).join(' '));
    }),
  );
}

/** For each home and the next: how much of one is in the other. */
function sharedRuns(): number {
  const shares = runsOfHomes.map((runs, at) => {
    const other = runsOfHomes[(at + 1) % runsOfHomes.length] ?? runs;
    return [...runs].filter((run) => other.has(run)).length / Math.max(runs.size, 1);
  });
  return (100 * shares.reduce((sum, one) => sum + one, 0)) / Math.max(shares.length, 1);
}

type Written = {
  outcome: string;
  seconds: number;
  reasons: string[];
  turns: ReturnType<typeof writeEpisode>['script']['turns'];
};

function save(folder: string, id: string, { outcome, seconds, reasons, turns }: Written): void {
  const said = turns.map(({ speaker, text, factIds, isGeneral }) => ({
    speaker: hostNames[speaker],
    text,
    factIds,
    kind: isGeneral ? 'general' : 'home',
  }));
  writeFileSync(
    join(folder, `${id}.json`),
    JSON.stringify({ id, outcome, seconds, reasons, turns: said }, null, 2),
  );
  const talk = turns.flatMap(({ chapter, speaker, text }, at) => [
    ...(turns[at - 1]?.chapter === chapter ? [] : [`[${chapter}]`]),
    `${hostNames[speaker]}: ${text}`,
  ]);
  writeFileSync(join(folder, `${id}.txt`), `${talk.join('\n')}\n`);
}
