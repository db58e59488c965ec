import { towns } from './data/towns.ts';
import { toSlug } from './rules.ts';

/** A town and its population in thousands, if known. */
export type Town = { name: string; thousands: number | null };

const prefixes: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };
const indexes = new Map<string, Map<string, Town>>();

/** The town someone means, however they spell it; undefined if we don't know it. */
export function findTown(typedName: string, stateCode: string): Town | undefined {
  return indexOf(stateCode).get(keyOf(typedName));
}

function indexOf(stateCode: string): Map<string, Town> {
  const known = indexes.get(stateCode);
  if (known) return known;
  const index = new Map<string, Town>();
  for (const entry of towns[stateCode]?.split('|') ?? []) {
    const [name = '', thousands] = entry.split(':');
    index.set(keyOf(name), { name, thousands: thousands ? Number(thousands) : null });
  }
  indexes.set(stateCode, index);
  return index;
}

/** "St. Louis" and "Saint Louis" are the same, as are "Coeur d'Alene" and "Coeur D Alene". */
function keyOf(name: string): string {
  const [first = '', ...rest] = toSlug(name.replace(/[‘’'`]/g, '')).split('-');
  return [rest.length > 0 ? (prefixes[first] ?? first) : first, ...rest].join('');
}
