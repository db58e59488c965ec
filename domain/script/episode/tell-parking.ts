import { joinList } from '#domain/english/join-list.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import type { Feature } from '#domain/features/feature.ts';
import { tellFeature } from '#domain/features/tell-feature.ts';
import type { Home } from '../home.ts';
import { meaningOfOne, meaningsOfMany, sayPaidParking, sayParking, spotIn, termIn } from './say-parking.ts';
import type { Telling } from './telling.ts';

const included =
  /\b(?:parking|garage|(?<!storage )spaces?|spots?)\b(?:(?!\bnot\b)[^.;]){0,50}\bincluded\b(?: (in the (?:asking |list |sale )?price))?|\bincluded (?:garage )?parking\b|\bincludes? (?:an? |one |two |\d )?(?:[\p{L}-]+,? ){0,4}(?:parking|garage)\b/iu;
const paid =
  /\b(?:(?:heated|indoor|garage|valet|automated|outdoor|covered|deeded) )*parking(?: (?:space|spot)s?)?(?: and [^.,;]{3,45}?)?(?: (?:is|are))?(?: also)? (?:sold separately|(?:available )?for (?:purchase|sale|rent|lease|an additional \$[\d,]+)|available (?:at|for) (?:an? )?(?:additional |extra )?(?:cost|fee|charge|\$[\d,.]+k?\b)|(?:additional|extra)(?=[.!;]|$))/i;

/** An available space doesn't necessarily come with the home. */
const onOffer =
  /(?:^|[.;!,]\s*)(?:(?:heated|indoor|garage|valet|on-?site|covered) )*parking (?:spaces? |spots? )?(?:is |are )?(?:also )?available\s*(?:[.;!,]|$)/i;

const smallCar = /\bgarage\b[^.;]{0,60}\b(?:small(?:er)?|compact) (?:vehicle|car)s?\b/i;

/** Somewhere for the car to stand; a charger in it isn't, and neither is a garage on the next block. */
const ownParking =
  /\b(?<!(?:street|guest|rental|nearby|charg\w+ station in the|access to the|charger in the) )(?:parking(?! options)|garage(?! access)|carport|driveway|parking (?:spaces?|spots?))\b/i;
const notOwn = /\b(?:nearby|across|next door|vicinity|rental|guest parking|street parking)\b/i;
const termSaid =
  /\b(?:deeded|assigned|owned|leased|tandem|included|purchase|rent|sale|private|separately)\b/i;

/** The listing's sentences about parking, with what only the page says; without one, what its features and the page say. */
export function tellParking(
  sentences: readonly Telling[],
  all: readonly Feature[],
  home: Home,
  toldIds: ReadonlySet<string>,
): Telling[] {
  const [told] = tellSpot(all, home, toldIds);
  const own = sentences.find(({ words }) =>
    ownParking.test((words.sentence?.text ?? '').split(notOwn)[0] ?? ''),
  );
  const isPaid = told !== undefined && paidFor.test(told.words.statement?.text ?? '');
  if (own && !(isPaid && !priced.test(own.words.sentence?.text ?? '')))
    return sentences.map((one) => (one === own ? withTerm(one, home) : one));
  // After what's there, a charger or a garage nearby needs no question.
  return told
    ? [told, ...sentences.map((one) => ({ ...one, opener: 'else-parking', isMore: true }))]
    : [...sentences];
}

const paidFor = /^(?:It|That) isn't in the price|^Not in the price/;
const priced = /\b(?:purchase|sale|sold|rent|separately|available)\b|\$/;
/** A term behind a list would seem to be about its last thing. */
const isList = /,|\. | (?:and|with|plus) /;

function withTerm(telling: Telling, home: Home): Telling {
  const cells = home.fact('parking');
  const term = cells && termIn(cells.value, isStandalone(home));
  const { text = '', factIds = [] } = telling.words.sentence ?? {};
  if (!cells || !term || term === 'tandem' || termSaid.test(text) || isList.test(text)) return telling;
  const said = `${text} ${upperFirst(/\b(?:spaces|spots)\b/.test(text) ? meaningsOfMany[term] : meaningOfOne[term])}.`;
  return {
    ...telling,
    words: { ...telling.words, sentence: { text: said, factIds: [...factIds, cells.id] } },
  };
}

const isStandalone = ({ kind }: Home) => /^(?:house|townhouse|multi-family|manufactured|land)$/.test(kind);

/** Where the car goes and what that costs: the listing's words first, then the page's, and the terms with either. */
export function tellSpot(all: readonly Feature[], home: Home, toldIds: ReadonlySet<string>): Telling[] {
  const spots = all
    .filter(({ topic, id }) => topic === 'parking' && !/^(?:driveway|ev-charger)$/.test(id))
    // One garage, named twice: once in full.
    .filter(
      ({ phrase }, at, some) =>
        !some.some((other, place) => place !== at && isFuller(other.phrase, phrase, place < at)),
    )
    .slice(0, 2);
  const isHouse = isStandalone(home);
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
  const isGarage = spots.some(({ id }) => id === 'garage');
  const smallIn = isGarage ? home.sentences.find(({ source }) => smallCar.test(source.excerpt)) : undefined;
  const term = cells && termIn(cells.value, isHouse);
  const details = { term, includedIn: inPrice, seed: home.id };
  const charger = all.find(({ id }) => id === 'ev-charger');
  const sayOf = (said: string, sources: string[]): Telling[] => {
    const text = charger ? `${said} There's ${tellFeature(charger)}, too.` : said;
    const statement = { text, factIds: [...sources, ...(charger ? [charger.factId] : [])] };
    const features = charger ? [...spots, charger] : spots;
    return [{ opener: 'open-parking', parts: ['state-parking'], words: { statement }, features }];
  };
  if (paidIn && spots.length === 0) {
    // Already said with what could rule a buyer out.
    if (home.conditions.some(({ aliases }) => aliases[0] === 'parking-price')) return [];
    const said = sayPaidParking(offered ?? '', paidIn.source.excerpt, home.id);
    return sayOf(said ?? `It isn't in the price. The listing says “${offered}.”`, [paidIn.id]);
  }
  if (spots.length > 0) {
    const name = joinList(spots.map(tellFeature)).replace(/\b(\w+) car garage/g, '$1-car garage');
    const spot = { name, areMany: spots.length > 1 || several.test(name) };
    const said = sayParking(spot, inPrice === undefined ? details : { ...details, term: undefined });
    return sayOf(
      [said, smallIn && 'It would take a small car, the listing says.'].filter(Boolean).join(' '),
      [
        ...spots.map(({ factId }) => factId),
        ...idsOf(smallIn, includedIn, inPrice === undefined && term && cells),
      ],
    );
  }
  const spot = cells && !isTold ? spotIn(cells.value, term) : undefined;
  if (!spot) return [];
  const isOffered = !isHouse && !term && inPrice === undefined && onOffer.test(home.text);
  const said = sayParking(spot, details);
  return sayOf(
    isOffered ? `${said} The listing says available, so ask if the price includes it.` : said,
    idsOf(cells, includedIn),
  );
}

/** "A heated garage" for "a garage", and a space in it for "a parking space". */
const isFuller = (other: string, phrase: string, isBefore: boolean) =>
  other === phrase ? isBefore : phrase === 'parking space' || other.endsWith(` ${phrase}`);
const several = /\b(?:spaces|spots|garages|places)\b/;
const idsOf = (...facts: readonly ({ id: string } | '' | false | undefined)[]) =>
  facts.flatMap((fact) => (fact ? [fact.id] : []));
