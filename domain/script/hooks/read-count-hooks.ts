import { numberValues, numberWords } from '#domain/english/number-words.ts';
import type { Feature } from '#domain/features/feature.ts';
import { type Home, isOwn } from '../home.ts';
import { ownBuilding } from '../home-kind.ts';
import { homeValue } from '../home-value.ts';
import { type Hook, words } from './hook.ts';

/** The count at which people take notice, and how much that's worth. */
const kinds: [id: RegExp, least: number, worth: number][] = [
  [/fireplace$/, 3, 80],
  [/^exposure$/, 3, 76],
  [/^(?:terrace|balcony|deck|roof-deck|patio)$/, 3, 80],
  [/^skylight$/, 3, 72],
  [/^(?:parking-space|garage-parking)$/, 4, 60],
];
const counted = /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (.+)$/i;
const ofFlights = /^(\d|one|two|three|four|five|six|seven) flights up$/i;
const [flightsWorth, bathsWorth, minFlights, minSpareBaths] = [81, 50, 2, 1];

/** A number that makes people take notice, and count again at the end. */
export function readCountHooks(home: Home): Hook[] {
  return [...things(home), ...flights(home), ...spareBaths(home)];
}

function things({ features }: Home): Hook[] {
  return features
    .filter((one) => isOwn(one) && one.where === undefined && one.tailOf === undefined)
    .flatMap((feature) => {
      const [, count = '', several = ''] = counted.exec(feature.phrase) ?? [];
      const value = numberValues.get(count.toLowerCase()) ?? Number(count);
      const kind = kinds.find(([id, least]) => id.test(feature.id) && value >= least);
      if (!kind || several.split(' ').length > maxNameWords) return [];
      const { factId, noun } = feature;
      return [
        {
          key: `hook count ${feature.phrase}`,
          part: 'hook-count',
          worth: kind[2] + value,
          words: {
            count: words(numberWords(value), factId),
            several: words(several, factId),
            plain: words(nameOf(noun, several), factId),
          },
          feature,
        },
      ];
    });
}
const maxNameWords = 4;
const nameOf = (noun: string, several: string) => (several.endsWith(noun) ? noun : several);

/** Who lives up there is the elevator; the listing says how far. */
function flights({ features, kind, number, says }: Home): Hook[] {
  const found = features.find(
    ({ id, qualifiers }: Feature) => id === 'flights-up' && qualifiers.length === 0,
  );
  const [, count = ''] = ofFlights.exec(found?.matched ?? '') ?? [];
  const value = numberValues.get(count.toLowerCase()) ?? Number(count);
  const isUnit = !ownBuilding.has(kind) && number('price') !== undefined;
  if (!found || !isUnit || !(value >= minFlights) || says(['elevator'])) return [];
  return [
    {
      key: 'hook flights',
      part: 'hook-flights',
      worth: flightsWorth,
      words: {
        count: words(numberWords(value), found.factId),
        flights: words(`${numberWords(value)} flights`, found.factId),
      },
      feature: found,
    },
  ];
}

/** More baths than bedrooms: nobody has to knock. */
function spareBaths(home: Home): Hook[] {
  const [beds, baths] = [home.number('beds'), home.number('baths')];
  const [said, total] = [homeValue(home, 'beds'), homeValue(home, 'baths')];
  const isMore = beds && baths && Math.floor(baths) - beds >= minSpareBaths && home.kind !== 'multi-family';
  if (!isMore || !said || !total || home.fact('studio')) return [];
  return [
    {
      key: 'hook baths',
      part: 'hook-baths',
      worth: bathsWorth,
      words: { morebaths: words(total.text, ...total.factIds), fewerbeds: words(said.text, ...said.factIds) },
    },
  ];
}
