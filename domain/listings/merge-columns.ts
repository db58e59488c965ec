import { isDeepStrictEqual } from 'node:util';
import { isAddressPlaceholder } from './address/rules.ts';
import type { FillableListingColumns, FoundColumns } from './content/listing-columns.ts';

type Name = keyof FillableListingColumns;

export type MergedColumns = {
  row: FillableListingColumns;
  changes: Partial<FillableListingColumns>;
  /** What readings have written so far, column by column. */
  filled: Record<string, unknown>;
};

/** These change on the market, so the newest page wins even over a typed value. */
const marketColumns = new Set<Name>(['price', 'saleStatus']);
const addressColumns = new Set<Name>(['address', 'city', 'state', 'zipCode']);

/**
 * Merges what was found into the row. Unknown never overwrites known; a value edited since the last reading is kept,
 * unless `isProvisional` says nobody has worked on the row yet. What a person is correcting right now (`overwrites`) is
 * always written, even if it's empty.
 */
export function mergeColumns(
  current: FillableListingColumns,
  filledBefore: Record<string, unknown>,
  found: FoundColumns,
  options: { isProvisional: boolean; overwrites?: ReadonlySet<string> | undefined },
): MergedColumns {
  const row: Record<string, unknown> = { ...current };
  const changes: Record<string, unknown> = {};
  const filled = { ...filledBefore };
  for (const [key, value] of Object.entries(found)) {
    const name = key as Name;
    const isCorrected = options.overwrites?.has(name) ?? false;
    if (isEmpty(value) && !isCorrected) continue;
    const here = current[name];
    const last = filledBefore[name];
    const isNews = !isDeepStrictEqual(value, last);
    const isOurs =
      isEmpty(here) ||
      isDeepStrictEqual(here, last) ||
      (addressColumns.has(name) && isAddressPlaceholder(String(here)));
    const mayWrite =
      isCorrected ||
      isOurs ||
      (isNews && (marketColumns.has(name) || (options.isProvisional && last === undefined)));
    if (!mayWrite) continue;
    const written = isEmpty(value) ? nothingIn(name, here) : value;
    filled[name] = written;
    if (isDeepStrictEqual(written, here)) continue;
    row[name] = written;
    changes[name] = written;
  }
  return { row: row as FillableListingColumns, changes, filled };
}

/** Columns that can't be null have their own empty value. */
function nothingIn(name: Name, here: unknown): unknown {
  if (addressColumns.has(name)) return '';
  return Array.isArray(here) ? [] : null;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
