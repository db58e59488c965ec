import { articleFor } from '#domain/english/article-for.ts';
import { joinList } from '#domain/english/join-list.ts';
import type { Feature } from '#domain/features/feature.ts';
import { tellFeature } from '#domain/features/tell-feature.ts';
import type { Home } from '../home.ts';
import type { Telling } from './telling.ts';

const kept: [word: string, sign: RegExp][] = [
  ['heated', /\bheated\b/i],
  ['attached', /\battached\b/i],
  ['detached', /\bdetached\b/i],
];
const counts: Record<string, string> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' };
/** What the cells of a table mean for a buyer, most serious first: for one space, and for several. */
const terms: [words: string, ofSeveral: string, sign: RegExp][] = [
  [
    "It's marked leased, so expect to pay for it separately.",
    "They're marked leased, so expect to pay for them separately.",
    /\bleased\b/i,
  ],
  ["It's tandem, so cars park end to end.", "They're tandem, so cars park end to end.", /\btandem\b/i],
  ['The space is deeded.', "They're deeded.", /\bdeeded\b/i],
  ['The space is assigned.', "They're assigned.", /\bassigned\b/i],
  ['The space is owned, not rented.', "They're owned, not rented.", /\bowned\b/i],
];
const stated = /\b(?:leased|tandem|deeded|assigned|owned)\b/;
const included =
  /\b(?:parking|garage|(?<!storage )spaces?|spots?)\b(?:(?!\bnot\b)[^.;]){0,50}\bincluded\b(?: (in the (?:asking |list |sale )?price))?|\bincluded (?:garage )?parking\b|\bincludes? (?:an? |one |two |\d )?(?:[\p{L}-]+,? ){0,4}(?:parking|garage)\b/iu;
const paid =
  /\b(?:(?:heated|indoor|garage|valet|automated|outdoor|covered|deeded) )*parking(?: (?:space|spot)s?)?(?: and [^.,;]{3,45}?)?(?: (?:is|are))?(?: also)? (?:sold separately|(?:available )?for (?:purchase|sale|rent|lease|an additional \$[\d,]+)|available (?:at|for) (?:an? )?(?:additional |extra )?(?:cost|fee|charge|\$[\d,.]+k?\b)|(?:additional|extra)(?=[.!;]|$))/i;

/** An available space doesn't necessarily come with the home. */
const onOffer =
  /(?:^|[.;!,]\s*)(?:(?:heated|indoor|garage|valet|on-?site|covered) )*parking (?:spaces? |spots? )?(?:is |are )?(?:also )?available\s*(?:[.;!,]|$)/i;

const smallCar = /\bgarage\b[^.;]{0,60}\b(?:small(?:er)?|compact) (?:vehicle|car)s?\b/i;

/** "Garage - 2 Car, Tandem": table cells in spoken words. */
export function sayParking(cells: string, isOwnBuilding = false): string | undefined {
  const places = [...cells.matchAll(/(?<!shared )\b(garage|carport|driveway)\b(?! door)/gi)];
  const found = places.map(([, word = '']) => word.toLowerCase());
  // With a garage, skip its driveway.
  const place = found.find((word) => word === 'garage') ?? found[0];
  const count = /\b([1-6])[- ]?car\b/i.exec(cells)?.[1];
  const described = kept.flatMap(([word, sign]) => (sign.test(cells) ? [word] : []));
  const size = count ? [`${counts[count]}-car`] : [];
  const named = place && [...(place === 'garage' ? [...described, ...size] : []), place].join(' ');
  const term = termOf(cells, isOwnBuilding);
  const open = `${/\bon site\b/i.test(cells) ? 'on-site ' : ''}parking${/\boff alley\b/i.test(cells) ? ' off the alley' : ''}`;
  if (!named) return term && `There's ${open}. ${term}`;
  return [`There's ${articleFor(named)} ${named}.`, term].filter(Boolean).join(' ');
}

/** Nobody wonders who owns a house's garage. */
function termOf(cells: string, isOwnBuilding: boolean, areMany = false): string | undefined {
  const [ofOne, ofSeveral] =
    terms.find(
      ([words, , sign]) => sign.test(cells) && !(isOwnBuilding && /owned|deeded|assigned/.test(words)),
    ) ?? [];
  return areMany ? ofSeveral : ofOne;
}

/** Where the car goes and what that costs: the listing's words first, then the page's, and the terms with either. */
export function tellParking(all: readonly Feature[], home: Home, toldIds: ReadonlySet<string>): Telling[] {
  const spots = all.filter(({ topic, id }) => topic === 'parking' && id !== 'driveway').slice(0, 2);
  const isHouse = /^(?:house|manufactured|land)$/.test(home.kind);
  const cells = home.fact('parking');
  // A garage that may be shared is mentioned only if the page says it's leased.
  const isClear = /\bleased\b/i.test(cells?.value ?? '');
  const isTold = home.features.some(
    ({ id, topic, qualifiers }) =>
      topic === 'parking' && (toldIds.has(id) || (qualifiers.length > 0 && !isClear)),
  );
  const paidIn = home.sentences.find(({ source }) => paid.test(source.excerpt));
  const offered = paidIn && paid.exec(paidIn.source.excerpt)?.[0].toLowerCase();
  const includedIn = paidIn ? undefined : home.sentences.find(({ source }) => included.test(source.excerpt));
  const inPrice = includedIn && (included.exec(includedIn.source.excerpt)?.[1]?.toLowerCase() ?? '');
  const areMany = isMany(spots) || spots.length > 1;
  const isGarage = spots.some(({ id }) => id === 'garage');
  const smallIn = isGarage ? home.sentences.find(({ source }) => smallCar.test(source.excerpt)) : undefined;
  const limit = smallIn && 'It would take a small car, the listing says.';
  const price =
    inPrice === undefined
      ? undefined
      : `${areMany ? "They're" : "It's"} included${inPrice && ` ${inPrice}`}.`;
  const said = cells && price === undefined ? termOf(cells.value, isHouse, areMany) : undefined;
  // "Two assigned spaces. They're assigned."
  const term = spots.some(({ phrase }) => said?.includes(stated.exec(phrase)?.[0] ?? '–')) ? undefined : said;
  const isOffered = !isHouse && term === undefined && onOffer.test(home.text);
  const offer = isOffered ? 'The listing says available, so ask if the price includes it.' : undefined;
  const [text, factIds] =
    paidIn && spots.length === 0
      ? [`It isn't in the price. The listing says “${offered}.”`, [paidIn.id]]
      : spots.length > 0
        ? [
            [
              `${isMany(spots) ? 'There are' : "There's"} ${joinList(spots.map(tellFeature))}.`,
              limit,
              price ?? term,
            ]
              .filter(Boolean)
              .join(' '),
            [...spots.map(({ factId }) => factId), ...idsOf(smallIn, price && includedIn, term && cells)],
          ]
        : isTold || !cells
          ? [undefined, []]
          : [
              [sayParking(cells.value, isHouse), sayParking(cells.value, isHouse) && (price ?? offer)]
                .filter(Boolean)
                .join(' '),
              idsOf(cells, price && includedIn),
            ];
  if (!text) return [];
  const statement = { text, factIds };
  return [{ opener: 'open-parking', parts: ['state-parking'], words: { statement }, features: spots }];
}

const isMany = ([first]: readonly Feature[]) => first?.number === 'plural';
const idsOf = (...facts: readonly ({ id: string } | '' | undefined)[]) =>
  facts.flatMap((fact) => (fact ? [fact.id] : []));
