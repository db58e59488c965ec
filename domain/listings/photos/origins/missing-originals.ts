import type { Listing } from '../../queries.ts';
import { isStockPhoto } from '../../rules.ts';
import { photoKindNames } from '../rules.ts';
import { knownOrigins, type OriginSources } from './known-origins.ts';
import { findStateRule, nameStateRule } from './state-rule.ts';

type Home = OriginSources & Pick<Listing, 'state' | 'saleStatus'>;

export type MissingOriginals = {
  /** "California (AB 723)" */
  law: string;
  photos: { url: string; position: number; label: string }[];
  /** The remarks say that some photos are altered; nobody said which. */
  unclear: string[];
};

/** The altered photos that may not be published on this day, because their originals are missing; undefined if none. */
export function missingOriginals(home: Home, day: string): MissingOriginals | undefined {
  const rule = findStateRule(home, day);
  if (!rule || rule.originals.length === 0) return undefined;
  const { byUrl, unclear } = knownOrigins(home);
  const shown = home.images.filter((url) => !isStockPhoto(url) && !byUrl.get(url)?.isLeftOut);
  const photos = shown.flatMap((url, at) => {
    const origin = byUrl.get(url);
    if (!origin || origin.originalUrl || !rule.originals.includes(origin.kind)) return [];
    return [{ url, position: at + 1, label: photoKindNames[origin.kind].toLowerCase() }];
  });
  const open = unclear.filter(({ kind }) => rule.originals.includes(kind)).map(({ quote }) => quote);
  if (photos.length === 0 && open.length === 0) return undefined;
  return { law: nameStateRule(rule), photos, unclear: open };
}

/** The question to the agent, all at once. */
export function askForOriginals({ law, photos, unclear }: MissingOriginals): string {
  const [first] = photos;
  const what = !first
    ? `Your listing says “${unclear[0]}”, but not which photos. Please mark them and add their originals.`
    : photos.length === 1
      ? `Photo ${first.position} of your listing is ${first.label}. Please add the original photo.`
      : `${photos.length} of your photos are altered (${[...new Set(photos.map(({ label }) => label))].join(', ')}). Please add their original photos.`;
  return `${what} ${law} requires that buyers can see the unaltered photo. You can also leave a photo out, or tell us that it is as it was taken.`;
}
