import { articleFor } from '../../english/article-for.ts';
import { isNamedBuilding } from '../story/building-name.ts';
import { juniorHome } from './bed-figure.ts';
import type { Copy } from './copy.ts';

type Told = Pick<Copy, 'facts' | 'story'>;

/** A house this old is known by its year. */
const oldBefore = 1931;
const house = /\b(?:townhouse|brownstone|row house|mansion|greystone)$/;

/** "A brick two-flat"; a duplex with its own entrance may be one of several apartments. */
const severalHomes =
  /\b(?:duplex|triplex|fourplex|(?:two|three|2|3)-flat)\b(?![ -](?:apartment|unit|residence|up|down|over|above|with))/i;

/** A building by what people call it; a duplex in it may be one of its homes. */
const flatsOf = /\b(?:two|three|four|six)-flat\b/i;

/** What people call it: "corner loft", otherwise the page's class of home. */
export function nounOf({ facts, story }: Told): string {
  const isSeveral = /unit|mixed/.test(facts.kind);
  const [flats] =
    facts.kind === 'multi-family property' ? (severalHomes.exec(facts.description ?? '') ?? []) : [];
  if (flats) return flats.toLowerCase();
  const [several] = facts.kind === 'multi-unit building' ? (flatsOf.exec(facts.description ?? '') ?? []) : [];
  if (several) return several.toLowerCase();
  // A home doesn't have three structures; the property does.
  if (facts.kind === 'single-family home' && story.points.some(({ id }) => id === 'structures'))
    return 'property';
  const isPenthouse = /, Penthouse\b/.test(facts.street ?? '');
  const noun = isSeveral ? facts.kind : isPenthouse ? 'penthouse' : (story.noun ?? facts.kind);
  // Two homes sold together are two homes.
  if (
    story.limits.some(({ said }) => /not combined/.test(said)) &&
    /^(?:condo|co-op|apartment|loft|home)$/.test(noun)
  )
    return `pair of ${noun}s`;
  const [junior] = juniorHome.exec(facts.description ?? '') ?? [];
  if (junior && facts.beds === null && /^(?:condo|co-op|apartment|home)$/.test(noun))
    return `junior one-bedroom ${noun}`;
  const isStudio = facts.beds === 0 && /^(?:home|condo|co-op|apartment)$/.test(noun);
  const said = isStudio ? 'studio' : noun === 'single-family home' ? 'home' : noun;
  const isHouse = house.test(said) || (facts.kind === 'single-family home' && !isStudio);
  const isOld = facts.yearBuilt !== null && facts.yearBuilt < oldBefore && isHouse;
  return isOld ? `${facts.yearBuilt} ${said}` : said;
}

/** "2-bedroom, 2-bath corner loft". */
export function roomsAndNoun(copy: Told, counts = true): string {
  const { beds, baths } = copy.facts;
  const rooms = [
    beds ? `${beds}-bedroom` : null,
    beds && baths && !baths.includes(' ') ? `${baths}-bath` : null,
  ].filter((part) => part && counts);
  return `${rooms.join(', ')} ${nounOf(copy)}`.trim();
}

/** "A 2-bedroom condo in Larkmere": what somebody looks for. A year belongs to one house only. */
export function searchedHome(copy: Told): string {
  const noun = nounOf(copy).replace(/^\d{4} /, '');
  const { beds, city } = copy.facts;
  const home = beds && !/^\d|^pair of /.test(noun) ? `${beds}-bedroom ${noun}` : noun;
  return `${articleFor(home)} ${home}${city ? ` in ${city}` : ''}`;
}

/** "This loft" below the address, which stands once; a studio or a corner unit is called one above. */
export const thisHome = (copy: Told) =>
  `this ${nounOf(copy).replace(/^\d{4} |^junior one-bedroom |^.*studio$|^(?:corner|top-floor) .*$/, '') || 'home'}`;

const sellingWord =
  /^(?:(?:sunny|bright|quiet), \w+|fully (?:occupied|leased|rented)|(?:gut-)?renovated|new-construction|\d+(?:st|nd|rd|th)-floor|waterfront)$/;

/** The word before a home that sells it, and what a building brings in: "renovated 2-bed loft", "…, $90,000 a year". */
export function soldBy({ story }: Told, home: string, placed: string): string[] {
  const word = story.traits.words.find(({ said }) => sellingWord.test(said))?.said;
  const [, income] = /^It generates (.+)\.$/.exec(story.traits.claims[0] ?? '') ?? [];
  const isSaid = word !== undefined && home.includes(word);
  return [
    ...(income ? [`${placed}, ${income}`] : []),
    ...(word && !isSaid ? [placed.replace(home, `${word} ${home}`)] : []),
  ];
}

/** Who drew a house is a reason to see it; who drew a building is one for all of its homes. */
export function creditOf({ story: { credit } }: Told, home: string, placed: string): string[] {
  return credit && !credit.startsWith('in ') ? [placed, home].map((what) => `${what}, ${credit}`) : [];
}

/** A house by what people call it: "the Quarry House in Larkmere, designed by Ada Quill". */
export function called({ story: { traits, credit } }: Told, where: string): string[] {
  if (!traits.name) return [];
  const drawn = credit && !credit.startsWith('in ') ? [`${traits.name}${where}, ${credit}`] : [];
  return [...drawn, `${traits.name}${where}`];
}

/** "2-bed loft at The Atrium", where the building has a name; a house that has one is called by it. */
export function byName({ facts, story: { traits } }: Told, home: string, where: string): string[] {
  if (traits.name) return [`${traits.name}${where}`, traits.name];
  if (!isNamedBuilding(traits.building)) return [];
  const beds = facts.beds ? [`${facts.beds}-bed ${traits.building}`] : [];
  return [`${home} ${traits.building}`, ...beds];
}

const plainWord =
  /^(?:prewar|vintage|duplex|triplex|full-floor|south-facing|(?:south)?(?:east|west)-facing|end-unit|timber|Federal|Italianate|brick|\w+-story|\d+-foot-wide)$/;

/** Where nothing in it is named: what few can say, the word before its name, or what its building has. */
export function lesserReasons({ facts, story }: Told, home: string, placed: string): string[] {
  const { traits, building } = story;
  const hasNoBoard = traits.claims.some((claim) => claim.startsWith('No board approval'));
  const word = traits.words.find(({ said }) => plainWord.test(said))?.said;
  // A community's pool isn't in any of its buildings.
  const isShared = /\bcommunity (?:amenit|feature|pool|clubhouse)/i.test(facts.description ?? '');
  const [amenity] = isShared ? [] : building;
  return [
    ...(hasNoBoard ? [`${placed}, no board approval`, `${home}, no board approval`] : []),
    ...(word && !home.includes(word)
      ? [placed, home].map((what) =>
          what.replace(
            home,
            home.replace(/\S+$/, (noun) => `${word} ${noun}`),
          ),
        )
      : []),
    ...(amenity ? [placed, home].map((what) => `${what} in a building with ${amenity.said}`) : []),
  ];
}
