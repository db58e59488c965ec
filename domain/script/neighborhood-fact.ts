import { readNeighborhood } from '#domain/features/read-neighborhood.ts';
import type { Fact } from './schema.ts';

/** The page's neighborhood, or the one the description names. */
export function neighborhoodFact(
  stated: Fact | undefined,
  texts: readonly string[],
  remarks: readonly Fact[],
  city: string | undefined,
): Fact | undefined {
  const read = stated ? undefined : readNeighborhood(texts, city);
  const source = read && remarks[read.at];
  return source ? { ...source, field: 'neighborhood', label: 'Neighborhood', value: read.name } : stated;
}
