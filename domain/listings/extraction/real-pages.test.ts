import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PageFacts } from './facts.ts';
import { readListingPage } from './read-listing-page.ts';

/** Saved pages with labeled facts that can't be part of the project; without them, the test is skipped. */
const folder = ['../shared/data/pages', '../../shared/data/pages'].find((path) =>
  existsSync(`${path}/expected.json`),
);
const americanForSale = /^(?:trulia|zillow|zmedia|redfin)/;

type Label = { file: string; url: string; expected: Record<string, unknown> & { absent?: string[] } };

const plain = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Whether the page's value matches the label; null for labels we don't compare here. */
function isRight(field: string, label: unknown, value: unknown): boolean | null {
  if (field.endsWith('_accept')) return (label as unknown[]).includes(value);
  if (['lot', 'type', 'photos_min', 'description'].includes(field)) return null;
  if (field === 'street')
    return plain(value).startsWith(plain(label)) || plain(label).startsWith(plain(value));
  if (field === 'brokerage')
    return plain(value).includes(plain(label)) || plain(label).includes(plain(value));
  return plain(value) === plain(label);
}

function count(labels: Label[]): { right: number; wrong: number; all: number } {
  const total = { right: 0, wrong: 0, all: 0 };
  for (const { file, url, expected } of labels) {
    const reading = readListingPage(readFileSync(`${folder}/${file}`, 'utf8'), { url });
    const facts: Partial<PageFacts> = reading.readable ? reading.facts : {};
    const stated = (field: string) => facts[field.replace('_accept', '') as keyof PageFacts]?.value ?? null;
    for (const field of expected.absent ?? []) if (stated(field) !== null) total.wrong++;
    for (const [field, label] of Object.entries(expected)) {
      if (field === 'absent' || label === null) continue;
      const value = stated(field);
      const right = value === null ? false : isRight(field, label, value);
      if (right === null) continue;
      total.all++;
      if (right) total.right++;
      else if (value !== null) total.wrong++;
    }
  }
  return total;
}

test.skipIf(!folder)(
  'on real pages hardly any value is wrong, and US pages are read almost completely',
  () => {
    const labels = JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')) as Label[];
    const all = count(labels);
    expect(all.wrong / all.all).toBeLessThanOrEqual(0.01);
    const american = count(labels.filter(({ file }) => americanForSale.test(file)));
    expect(american.right / american.all).toBeGreaterThanOrEqual(0.95);
  },
);
