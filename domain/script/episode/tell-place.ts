import { joinList } from '#domain/english/join-list.ts';
import type { Feature } from '#domain/features/feature.ts';
import { tellFeature } from '#domain/features/tell-feature.ts';
import type { Home } from '../home.ts';
import { homeValue } from '../home-value.ts';
import type { Telling } from './telling.ts';

const maxPlaces = 5;

/** What's nearby: places by name, otherwise the listing's general words, otherwise the neighborhood. */
export function tellPlace(all: readonly Feature[], home: Home): Telling[] {
  const neighborhood = homeValue(home, 'neighborhood');
  const ownStreet = homeValue(home, 'street')?.text ?? '';
  const named = [
    ...new Map(
      home.features
        .filter(
          ({ id, phrase }) =>
            id === 'named-place' &&
            !ownStreet.includes(phrase) &&
            plainName(phrase) !== plainName(neighborhood?.text ?? '') &&
            phrase !== home.fact('city')?.value,
        )
        .map((one) => [one.phrase.replace(/^the /i, ''), one]),
    ).values(),
  ];
  // "Marsh" next to "Marsh Station" is the same place with half its name.
  const isHalf = ({ phrase }: Feature) =>
    named.some((one) => plainName(one.phrase).startsWith(`${plainName(phrase)} `));
  const whole = named.filter((one) => !isHalf(one));
  const nearness = strongest(whole);
  // Places the listing calls near come first; for the others, it gives only the name.
  const places = [
    ...whole.filter(({ where }) => where !== undefined && where === nearness).sort(byDraw),
    ...whole.filter(({ where }) => where !== nearness || where === undefined),
  ].slice(0, maxPlaces);
  const opener = neighborhood ? 'open-place-named' : 'open-place';
  if (places.length > 0) {
    const isNear = ({ where }: Feature) => where !== undefined && where === nearness;
    const close = places.filter(isNear).slice(0, 2);
    const near = close.length > 0 ? close : places.slice(0, 2);
    const further = places.filter((one) => !near.includes(one));
    const [favorite] = near;
    const listOf = (some: readonly Feature[]) => ({
      text: joinAlike(some.map(({ phrase }) => phrase)),
      factIds: some.map(({ factId }) => factId),
    });
    const factIds = near.map(({ factId }) => factId);
    const around = all
      .filter(
        ({ id, noun }) =>
          /^(?:transit|grocery|beach|trail)$/.test(id) && !places.some(({ phrase }) => phrase === noun),
      )
      .slice(0, 2);
    return [
      {
        // A name without a distance doesn't answer what's nearby.
        opener: close.length === 0 ? 'open-place-called' : opener,
        parts: [
          close.length === 0 ? 'tell-place-named' : near.length > 1 ? 'tell-place-names' : 'tell-place-one',
        ],
        words: { list: listOf(near), ...(nearness && { nearness: { text: nearness, factIds } }) },
        features: near.slice(0, 1),
      },
      ...(further.length > 0 && favorite
        ? [
            {
              opener: 'else-place-names',
              parts: ['tell-place-more'],
              words: {
                list: listOf(further),
                theplace: { text: favorite.phrase, factIds: [favorite.factId] },
              },
              features: [],
              isMore: true,
            },
          ]
        : []),
      ...(around.length > 0 && favorite
        ? [
            {
              opener: 'else-place-names',
              parts: ['tell-place-around'],
              words: {
                list: {
                  text: joinList(around.map(tellFeature)),
                  factIds: around.map(({ factId }) => factId),
                },
                theplace: { text: favorite.phrase, factIds: [favorite.factId] },
              },
              features: [],
              isMore: true,
            },
          ]
        : []),
    ];
  }
  const general = all.filter(({ id }) => !/^(?:tree-lined|cul-de-sac)$/.test(id)).slice(0, 3);
  // Every home has shops somewhere nearby; two such things say a little more.
  if (general.length > 1 || general.some(({ notability }) => notability > 1)) {
    const factIds = general.map(({ factId }) => factId);
    const words = { list: { text: joinList(general.map(tellFeature)), factIds } };
    return [{ opener, parts: ['tell-place-plain'], words, features: general }];
  }
  return neighborhood
    ? [{ opener: 'open-where', parts: ['tell-place-neighborhood'], words: {}, features: [] }]
    : [];
}

/** "The restaurants Tin Heron and Olga Fry": say the kind once. */
function joinAlike(names: readonly string[]): string {
  const [, kind] = /^the (restaurant|bar) /.exec(names[0] ?? '') ?? [];
  const lead = `the ${kind} `;
  if (!kind || names.length < 2 || !names.every((name) => name.startsWith(lead))) return joinList(names);
  return `the ${kind}s ${joinList(names.map((name) => name.slice(lead.length)))}`;
}

const plainName = (phrase: string) => phrase.replace(/^the /i, '');

/** People come for the water and the park; shops are everywhere. */
const draws =
  /\b(?:beach|lake\w*|ocean|river\w*|boardwalk|canals|marina|waterfront|parks?|zoo|trail|gardens?|museum)\b/i;
const byDraw = (a: Feature, b: Feature) => Number(draws.test(b.phrase)) - Number(draws.test(a.phrase));

/** How near the best of it is: "across from the park" beats "steps from two shops". */
function strongest(places: readonly Feature[]): string | undefined {
  const scores = new Map<string, number>();
  for (const { where, phrase } of places) {
    if (where === undefined) continue;
    const score = 1 + (draws.test(phrase) ? 2 : 0) + (/^across/.test(where) ? 2 : 0);
    scores.set(where, (scores.get(where) ?? 0) + score);
  }
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0];
}
