import { joinList } from '#domain/english/join-list.ts';
import type { Feature } from '#domain/features/feature.ts';
import { tellFeature } from '#domain/features/tell-feature.ts';
import type { Home } from '../home.ts';
import { homeValue } from '../home-value.ts';
import type { Telling } from './telling.ts';

const maxPlaces = 4;

/** What is near: places by their names, else what the listing says in general, else the neighborhood. */
export function tellPlace(all: readonly Feature[], home: Home): Telling[] {
  const neighborhood = homeValue(home, 'neighborhood');
  const named = home.features.filter(({ id }) => id === 'named-place');
  const nearness = mostCommon(named.map(({ where }) => where ?? ''));
  const places = [
    ...new Map(named.filter(({ where }) => where === nearness).map((one) => [one.phrase, one])).values(),
  ].slice(0, maxPlaces);
  const opener = neighborhood ? 'open-place-named' : 'open-place';
  if (places.length > 0 && nearness) {
    const factIds = places.map(({ factId }) => factId);
    const words = {
      list: { text: joinList(places.map(({ phrase }) => phrase)), factIds },
      nearness: { text: nearness, factIds },
      nearby: { text: 'close by, in its words', factIds },
    };
    return [
      {
        opener,
        parts: ['tell-place-names'],
        words,
        features: places.slice(0, 1),
      },
    ];
  }
  const general = all.filter(({ id }) => !/^(?:tree-lined|cul-de-sac)$/.test(id)).slice(0, 3);
  // Every home has shops somewhere near.
  if (general.some(({ notability }) => notability > 1)) {
    const factIds = general.map(({ factId }) => factId);
    const words = { list: { text: joinList(general.map(tellFeature)), factIds } };
    return [{ opener, parts: ['tell-place-plain'], words, features: general }];
  }
  return neighborhood
    ? [{ opener: 'open-place', parts: ['tell-place-neighborhood'], words: {}, features: [] }]
    : [];
}

function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
