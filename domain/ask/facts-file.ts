import { z } from 'zod';
import { ListingLine, lineSources } from '../script/episode/line-sources.ts';
import { FactSheet } from '../script/schema.ts';
import { buildAskSheet } from './ask-sheet.ts';

/**
 * The sheets of a facts file, by home: a fact sheet (`{ listingId, facts: […] }`), a listing as its page was read
 * (`{ id, facts: { street, price, … } }`), its bare facts (`{ street, price, … }`), or several of these, a line each.
 */
export function readFactsFile(text: string, today: string): Map<string, FactSheet> {
  const rows = readRows(text);
  return new Map(
    rows.map((row, at) => toSheet(row, today, `home-${at + 1}`)).map((sheet) => [sheet.listingId, sheet]),
  );
}

function readRows(text: string): unknown[] {
  const plain = text.replace(/^\uFEFF/, '').trim();
  try {
    return [JSON.parse(plain) as unknown].flat();
  } catch {
    return plain
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as unknown);
  }
}

const Bare = z.record(z.string(), z.unknown());

function toSheet(row: unknown, today: string, id: string): FactSheet {
  const sheet = FactSheet.safeParse(row);
  if (sheet.success) return sheet.data;
  const line = ListingLine.safeParse(row);
  const listing = line.success ? line.data : { id, facts: Bare.parse(row) };
  return buildAskSheet({ ...lineSources(listing), today });
}
