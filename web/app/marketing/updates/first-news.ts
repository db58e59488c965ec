import { usualOccasions } from '#domain/marketing/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { type UpdateKind, updateKinds } from '#domain/script/update/rules.ts';

export type NewsRow = { name: UpdateKind; isPossible: boolean; why: string };

const isKind = (name: string): name is UpdateKind => (updateKinds as readonly string[]).includes(name);

/** What an update can be about; the kit knows what has happened. */
export function newsRows({ occasions }: Pick<MarketingKit, 'occasions'>): NewsRow[] {
  return occasions.flatMap(({ name, isPossible, why }) => (isKind(name) ? [{ name, isPossible, why }] : []));
}

/** The change that was noticed; an open house is always possible, but seldom what happened. */
export function firstNews(kit: Pick<MarketingKit, 'occasions'>): UpdateKind | undefined {
  const possible = newsRows(kit).filter(({ isPossible }) => isPossible);
  const noticed = usualOccasions.find((name) => possible.some((row) => row.name === name));
  return possible.find(({ name }) => name === noticed)?.name ?? possible[0]?.name;
}
