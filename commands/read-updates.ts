import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultWordings } from '#domain/disclosure/rules.ts';
import { type ListingLine, lineSources } from '#domain/script/episode/line-sources.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';
import { hostNames } from '#domain/script/rules.ts';
import type { UpdateKind } from '#domain/script/update/rules.ts';
import { writeUpdate } from '#domain/script/update/write-update.ts';

type Options = { wordsPerMinute: number; folder: string | undefined };

const openHouse = { date: '2026-11-22', start: '13:00', end: '15:00' };
const cutShare = 0.03;
const statuses: Partial<Record<UpdateKind, string>> = { sold: 'sold', 'under-contract': 'pending' };

/** Writes the update about each home as if something had happened to it, and prints what can be counted. */
export function readUpdates(
  homes: readonly ListingLine[],
  kind: UpdateKind,
  { wordsPerMinute, folder }: Options,
): void {
  const refusals = new Map<string, number>();
  const lengths: number[] = [];
  const ways = new Map<string, number>();
  const unwritten: string[] = [];
  for (const home of homes) {
    const sheet = buildFactSheet(lineSources(withNews(home, kind)));
    const update = writeUpdate(sheet, { kind, openHouse }, { wordsPerMinute, wordings: defaultWordings });
    for (const { sceneId, reason } of update.refusals) add(refusals, `${sceneId}: ${reason}`);
    if (!update.script) {
      unwritten.push(home.id);
      continue;
    }
    lengths.push(update.seconds);
    const talk = update.script.turns.map(({ speaker, text }) => `${hostNames[speaker]}: ${text}`);
    for (const line of talk) add(ways, line);
    if (folder) writeFileSync(join(folder, `${home.id}.txt`), `${talk.join('\n')}\n`);
    else console.log(`${home.id}, ${update.seconds.toFixed(0)} s\n${talk.join('\n')}\n`);
  }
  const sorted = lengths.sort((a, b) => a - b);
  const [shortest = 0, longest = 0] = [sorted[0], sorted.at(-1)];
  const stock = [...ways.values()].filter((count) => count > 2).reduce((sum, count) => sum + count, 0);
  console.log(`homes                      ${homes.length}`);
  console.log(`without an update          ${unwritten.length} ${unwritten.join(' ')}`);
  console.log(`seconds                    ${shortest.toFixed(0)} to ${longest.toFixed(0)}`);
  console.log(`turns said in three homes  ${stock}`);
  for (const [reason, count] of [...refusals].sort((a, b) => b[1] - a[1]).slice(0, 15))
    console.log(`refused ${count} × ${reason}`);
}

function withNews({ id, facts }: ListingLine, kind: UpdateKind): ListingLine {
  const { price } = facts;
  const status = statuses[kind] ?? 'active';
  if (kind !== 'price-improved' || typeof price !== 'number') return { id, facts: { ...facts, status } };
  return {
    id,
    facts: { ...facts, status, priceCut: Math.max(Math.round((price * cutShare) / 500), 1) * 500 },
  };
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
