import { lowerFirst } from '../../english/upper-first.ts';
import { isNamedBuilding } from '../story/building-name.ts';
import type { Part } from '../story/home-part.ts';
import { isPlainThing, type PlacedThing } from '../story/placed-things.ts';
import { type Copy, isClosed } from './copy.ts';
import { homeOf, maxHome, thisHomeOf } from './home-of.ts';
import { besideHome, leadForms, thingHook } from './lead-forms.ts';
import { placeLead } from './place-lead.ts';
import { homeLine, plainLead, wherePhrase } from './plain-lead.ts';
import { featureIdea, firstLine } from './post-ideas.ts';
import { asLead, fitting, maxNamed, opens, type WalkLead } from './walk-lead.ts';

/** A thing by itself, the home with it, or the thing and an invitation: three variants in three manners. */
type Manner = 'hook' | 'home' | 'invitation';

/** One for each first line. */
const enough = 3;
/** Asked for one of two. */
const minAsked = 3;

/** What opens the three posts of a home: each another thing, and each in another form. */
export function walkLeads(
  copy: Copy,
  lengths: readonly [number, number, number],
  seed: number,
  isLine = false,
): [WalkLead, WalkLead, WalkLead] | undefined {
  const { things } = copy.story;
  const own = things.filter(({ part }) => part !== 'building');
  const told = new Set<PlacedThing>();
  const leads: WalkLead[] = [];
  // Where a line is all there is, it says what the home is.
  const manners: readonly Manner[] = isLine ? [] : ['hook', 'home', isClosed(copy) ? 'home' : 'invitation'];
  const take = (lead: WalkLead | undefined) => {
    if (lead) leads.push(lead);
    for (const thing of lead?.things ?? []) told.add(thing);
    return lead;
  };
  const isTold = (thing: PlacedThing) =>
    [...told].some(
      ({ id, name }) => id === thing.id || name.includes(thing.name) || thing.name.includes(name),
    );
  const left = (part?: Part) => own.filter((thing) => !isTold(thing) && (!part || thing.part === part));
  const strongest = () => {
    const [best] = left().filter(opens);
    const at = leads.length;
    // The first line leaves a reason to look to each of the others.
    const spare = Math.max(0, left().filter(opens).length - (enough - at));
    return (
      best &&
      leadOf(
        copy,
        best,
        [
          best,
          ...left(best.part)
            .filter((one) => one !== best && opens(one))
            .slice(0, spare),
        ],
        lengths[at === 0 ? 0 : 2],
        manners[at] ?? 'home',
        at === 0,
      )
    );
  };
  const feature = take(
    knownLead(copy, lengths[0]) ??
      strongest() ??
      saidLead(copy, lengths[0]) ??
      plainLeadOf(copy, left(), lengths[0]) ??
      kindLead(copy, []) ??
      plainLeadOf(copy, left(), lengths[0], true),
  );
  if (!feature) return undefined;
  const place = take(placeLead(copy, left(), lengths[1], seed));
  // A choice of the last two leaves the second post nothing but a finish to open with.
  const isAsked = place !== undefined || left('included').length > 0 || left().filter(opens).length >= enough;
  const asked = isAsked ? take(questionLead(copy, left().filter(opens), lengths[2], seed)) : undefined;
  const next = (length: number) => withBetter(copy, strongest(), leads, length);
  const second = place ?? take(includedLead(copy, left('included'), lengths[1]) ?? next(lengths[1]));
  const third = asked ?? take(next(lengths[2]) ?? includedLead(copy, left('included'), lengths[2]));
  const plainest = (length: number) =>
    take(
      plainLeadOf(copy, left(), length) ?? kindLead(copy, leads) ?? plainLeadOf(copy, left(), length, true),
    );
  const another = second ?? plainest(lengths[1]);
  const last = third ?? plainest(lengths[2]);
  return another && last ? [feature, another, last] : undefined;
}

const isBare = ({ said }: PlacedThing) => /^an? \p{L}+$/u.test(said);

/** A patio alone is dull beside the pool that another post opens with: "A pool and a patio come with this home." */
function withBetter(copy: Copy, lead: WalkLead | undefined, told: readonly WalkLead[], maxLength: number) {
  const [thing, ...others] = lead?.things ?? [];
  const [best] = told[0]?.things ?? [];
  const isRepeated = told.slice(1).some(({ things }) => best && things.includes(best));
  const isDull =
    thing && best && !isRepeated && others.length === 0 && isBare(thing) && best.part === thing.part;
  if (!isDull || best.notability - thing.notability < minBetter || isPlainThing(best)) return lead;
  const things = [best, thing];
  const named = { home: thisHomeOf(copy, true), described: homeOf(copy, true) };
  return fitting(
    leadForms(best.part, things, named).map((text) => asLead(text, things)),
    maxLength,
  );
}
const minBetter = 1.5;

/** What people know a home by, its name, its architect or what few can say, comes before any thing in it. */
function knownLead(copy: Copy, maxLength: number): WalkLead | undefined {
  const { traits, credit } = copy.story;
  const isKnown =
    traits.name !== null ||
    credit !== null ||
    traits.claims.some((claim) => !/\b(?:parking|garage)\b/i.test(claim)) ||
    isNamedBuilding(traits.building);
  if (!isKnown) return undefined;
  return saidLead(copy, maxLength);
}

/** What the agent says first, where no thing in the home is a reason to look. */
function saidLead(copy: Copy, maxLength: number): WalkLead | undefined {
  const { text, told } = plainLead(copy, featureIdea(copy, maxLength), maxLength, []);
  const things = copy.story.things.filter(({ id }) => told.includes(id));
  return text.length <= maxLength && told.length > 0 ? { text: firstLine(text), told, things } : undefined;
}

/** The best thing with others of its part, in a form that this part allows. */
function leadOf(
  copy: Copy,
  best: PlacedThing,
  samePart: readonly PlacedThing[],
  maxLength: number,
  manner: Manner,
  isFirst: boolean,
): WalkLead | undefined {
  // "700 square feet of outdoor space" has the terrace in it.
  const isWhole = ({ id }: PlacedThing) => /^outdoor-/.test(id);
  const beside = isWhole(best) ? [] : samePart.filter((one) => one !== best && opens(one) && !isWhole(one));
  const home = thisHomeOf(copy, !isFirst);
  const described = homeOf(copy, !isFirst, true);
  const isNamed = (text: string) => home.toLowerCase().includes(text.toLowerCase());
  const others = beside.filter(({ name }) => !isNamed(name));
  const most = others.slice(0, maxNamed - 1);
  // A view is told by all that is seen.
  const inFull = (thing: PlacedThing): PlacedThing => {
    const point = copy.story.points.find(({ id }) => id === 'views' && id === thing.id);
    return point && point.said.length <= maxLength / 2 + minView ? { ...thing, said: point.said } : thing;
  };
  const pairs =
    best.notability < minHook ? [] : manner === 'hook' ? [[best, ...others.slice(0, 1)], [best]] : [[best]];
  const hooked = (manner === 'home' ? [] : pairs).flatMap((things) => {
    const text = thingHook(things.map(inFull), wherePhrase(copy), described.replace(/^An? /, lowerFirst));
    const [one] = things;
    const come = manner === 'invitation' && one ? ` Come see ${/^an? /.test(one.said) ? 'it' : 'them'}.` : '';
    return text ? [asLead(`${text}${come}`, things)] : [];
  });
  // The first line leaves things for the others.
  const sets =
    best.notability >= minRare && others.length < 2
      ? [[best], [best, ...most]]
      : [[best, ...most], [best, ...most.slice(0, 1)], [best]];
  return fitting(
    [
      ...hooked,
      ...sets.flatMap((things) =>
        leadForms(best.part, things, { home, described }).map((text) => asLead(text, things)),
      ),
    ],
    maxLength,
  );
}
const minRare = 6;
const minView = 20;
/** What is this good says enough in few words. */
const minHook = 3.5;

const includedLead = (copy: Copy, things: readonly PlacedThing[], maxLength: number) =>
  things.length === 0
    ? undefined
    : fitting(
        [
          asLead(
            leadForms('included', things.slice(0, 2), { home: thisHomeOf(copy, true), described: '' })[0] ??
              '',
            things.slice(0, 2),
          ),
        ],
        maxLength,
      );

/** Where somebody can go and stand. */
const isPlace =
  /^(?:roof-deck|terrace|deck|patio|balcony|garden|yard|porch|pool|indoor-pool|sauna|wine-cellar|library|media-room|sunroom|hot-tub|fire-pit|outdoor-kitchen|music-room|greenhouse|courtyard)$/;

/** Between a patio and a yard, of which nothing is said, nobody has to choose. */
const minChoice = 4;

/** "Where would you start in this loft: the sauna or the roof deck?" */
function questionLead(
  copy: Copy,
  things: readonly PlacedThing[],
  maxLength: number,
  seed: number,
): WalkLead | undefined {
  const asked = things.filter(
    ({ notability, said, id }) => notability >= minAsked && /^an? /.test(said) && isPlace.test(id),
  );
  const [one, other] = asked;
  if (!one || !other || (isBare(one) && isBare(other) && one.notability < minChoice)) return undefined;
  const home = thisHomeOf(copy, true);
  const choice = `the ${one.name} or the ${other.name}`;
  const forms = [
    `Where would you start in ${home}: ${choice}?`,
    `Which would you see first in ${home}: ${choice}?`,
  ];
  return fitting([asLead(forms[seed % forms.length] ?? '', [one, other])], maxLength);
}

/** Every home has one of some kind: the year it was built says more. */
const dull =
  /vanity|closet|shower|storage|dishwasher|backsplash|counters|appliances|cabinets|central-air|^elevator$|laundry|washer|tile-floors|foyer/;
/** Without a figure, nobody comes for it. */
const trifle = /mudroom|breakfast|pantry|wine-fridge|peninsula/;
const isFilling = ({ id, said }: PlacedThing) =>
  dull.test(id) ||
  (!/\d/.test(said) && (trifle.test(id) || /\b(?:decorative|beverage|range hood|microwave)\b/.test(said)));

/** What the year, the size and the place say more than. */
const finish = /hardwood|floors?$|windows$|tall-ceilings|crown-molding|island/;
const isFinish = ({ id, said }: PlacedThing) => finish.test(id) && !/\d|\p{Lu}/u.test(said);

/** Where nothing else is left: the best of what the posts tell below, from one part of the home. */
function plainLeadOf(
  copy: Copy,
  left: readonly PlacedThing[],
  maxLength: number,
  withFinishes = false,
): WalkLead | undefined {
  // A count or a maker is more than a finish, and a counter beside a ceiling is a list of what comes to mind.
  const isExact = ({ said }: PlacedThing) => /\d|\p{Lu}/u.test(said);
  const isNamed = (thing: PlacedThing) => !isFilling(thing) && (withFinishes || !isFinish(thing));
  const lasting = left.filter(isNamed).filter(({ part }) => part !== 'updates');
  const [first] = [
    ...lasting.filter(isExact),
    ...lasting.filter(({ part }) => part !== 'kitchen'),
    ...lasting,
  ];
  if (!first) return undefined;
  const beside = left.filter((one) => one.part === first.part && one !== first && isNamed(one));
  const sets = [[first, ...beside.slice(0, maxNamed - 2)], [first]];
  const named = { home: thisHomeOf(copy, true), described: homeLine(copy, maxHome, true, true, true) };
  return fitting(
    sets.map((things) =>
      asLead(
        first.part === 'kitchen'
          ? (leadForms('kitchen', things, named)[0] ?? '')
          : besideHome(named.described, things),
        things,
      ),
    ),
    maxLength,
  );
}

/** Where nothing is left to name: "A co-op in Larkmere, built in 1925, with a walled garden.", "860 square feet in Larkmere." */
function kindLead(copy: Copy, told: readonly WalkLead[]): WalkLead | undefined {
  const { yearBuilt, sqft } = copy.facts;
  const home = homeLine(copy, maxHome, true);
  const counted = homeLine(copy, maxHome, true, true, true);
  // A house of a generation ago is one of many.
  const isKnownByYear = yearBuilt !== null && (yearBuilt <= lastOld || yearBuilt >= firstNew);
  const [best] = told
    .flatMap(({ things }) => things)
    .filter((thing) => opens(thing) && !/ with /.test(thing.said))
    .toSorted((a, b) => b.notability - a.notability);
  const thing = best ? `, with ${best.said}` : '';
  const lines = [
    ...(best ? [besideHome(counted, [best])] : []),
    ...(!isKnownByYear || home.includes(String(yearBuilt))
      ? []
      : [`${home}, built in ${yearBuilt}${thing}.`]),
    ...(sqft === null ? [] : [`${sqft} square feet${wherePhrase(copy)}${thing}.`]),
    `${counted}.`,
  ].map(
    (text): WalkLead => ({ ...asLead(text, []), things: best && text.includes(best.said) ? [best] : [] }),
  );
  // With a thing, two lines may begin with the same home.
  const isNew = ({ text, things }: WalkLead) =>
    !told.some((lead) =>
      things.length > 0 ? lead.text === text : lead.text.slice(0, start) === text.slice(0, start),
    );
  return lines.find(isNew);
}
const [lastOld, firstNew] = [1935, 2015];
/** Two lines that begin with this much of the same are one. */
const start = 34;
