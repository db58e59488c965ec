import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { isNamedBuilding } from '../story/building-name.ts';
import type { Part } from '../story/home-part.ts';
import { isPlainThing, type PlacedThing } from '../story/placed-things.ts';
import type { Copy } from './copy.ts';
import { homeOf, maxHome, thisHomeOf } from './home-of.ts';
import { besideHome, leadForms, listOf } from './lead-forms.ts';
import { homeLine, plainLead } from './plain-lead.ts';
import { featureIdea, firstLine, type PostIdea } from './post-ideas.ts';

/** A first line with the things it names. */
export type WalkLead = PostIdea & { things: readonly PlacedThing[] };

const opens = (thing: PlacedThing) => !isPlainThing(thing) && !/^(?:parking|included)$/.test(thing.part);
/** One for each first line. */
const enough = 3;
/** More things are a list, and no reason. */
const maxNamed = 3;
/** Asked for one of two. */
const minAsked = 3;

/** What opens the three posts of a home: each another thing, and each in another form. */
export function walkLeads(
  copy: Copy,
  lengths: readonly [number, number, number],
  seed: number,
): [WalkLead, WalkLead, WalkLead] | undefined {
  const { things } = copy.story;
  const own = things.filter(({ part }) => part !== 'building');
  const told = new Set<PlacedThing>();
  const leads: WalkLead[] = [];
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
    // With few reasons to look, the first line leaves some to the others.
    const isScarce = left().filter(opens).length <= enough - at;
    return (
      best &&
      leadOf(copy, best, isScarce ? [best] : left(best.part), lengths[at === 0 ? 0 : 2], seed + at, at === 0)
    );
  };
  const feature = take(
    knownLead(copy, lengths[0]) ??
      strongest() ??
      saidLead(copy, lengths[0]) ??
      plainLeadOf(copy, left(), lengths[0]),
  );
  if (!feature) return undefined;
  const place = take(placeLead(copy, left(), lengths[1], seed));
  // A choice of the last two leaves the second post nothing but a finish to open with.
  const isAsked = place !== undefined || left('included').length > 0 || left().filter(opens).length >= enough;
  const asked = isAsked ? take(questionLead(copy, left().filter(opens), lengths[2], seed)) : undefined;
  const next = (length: number) => withBetter(copy, strongest(), leads, length);
  const second = place ?? take(includedLead(copy, left('included'), lengths[1]) ?? next(lengths[1]));
  const third = asked ?? take(next(lengths[2]) ?? includedLead(copy, left('included'), lengths[2]));
  const another = second ?? take(plainLeadOf(copy, left(), lengths[1]));
  const last = third ?? plainLeadOf(copy, left(), lengths[2]);
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
    leadForms(best.part, things, named, 0).map((text) => asLead(text, things)),
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

const asLead = (text: string, things: readonly PlacedThing[]): WalkLead => ({
  text: upperFirst(text),
  things,
  told: things.map(({ id }) => id),
});

/** The longest of several forms of one line that fits. */
const fitting = (leads: readonly WalkLead[], maxLength: number) =>
  leads.find(({ text }) => text.length <= maxLength);

/** The best thing with others of its part, in a form that this part allows. */
function leadOf(
  copy: Copy,
  best: PlacedThing,
  samePart: readonly PlacedThing[],
  maxLength: number,
  seed: number,
  isFirst: boolean,
): WalkLead | undefined {
  // "700 square feet of outdoor space" has the terrace in it.
  const isWhole = ({ id }: PlacedThing) => /^outdoor-/.test(id);
  const beside = isWhole(best) ? [] : samePart.filter((one) => one !== best && opens(one) && !isWhole(one));
  const home = thisHomeOf(copy, !isFirst);
  const described = homeOf(copy, !isFirst);
  const isNamed = (text: string) => home.toLowerCase().includes(text.toLowerCase());
  const others = beside.filter(({ name }) => !isNamed(name));
  const most = others.slice(0, maxNamed - 1);
  // The first line leaves things for the others.
  const sets =
    best.notability >= minRare && others.length < 2
      ? [[best], [best, ...most]]
      : [[best, ...most], [best, ...most.slice(0, 1)], [best]];
  return fitting(
    sets.flatMap((things) =>
      leadForms(best.part, things, { home, described }, seed).map((text) => asLead(text, things)),
    ),
    maxLength,
  );
}
const minRare = 6;

/** What stands around the home: a place with a name, or what the building has. */
function placeLead(
  copy: Copy,
  own: readonly PlacedThing[],
  maxLength: number,
  seed: number,
): WalkLead | undefined {
  const { traits, things } = copy.story;
  const home = thisHomeOf(copy, true);
  const [, distance, place] =
    /^(?:just |only )?((?:half a |one |two |three |a |\d+ )?(?:block|blocks|steps|moments|minutes|mile|miles))(?: away)? (?:from|to) (.+)$/.exec(
      traits.near ?? '',
    ) ?? [];
  const near: WalkLead | undefined =
    distance && place && !home.includes(place.replace(/^the /, ''))
      ? {
          ...asLead(`${place} ${/ and /.test(place) ? 'are' : 'is'} ${distance} from ${home}.`, []),
          told: [`near:${traits.near}`],
        }
      : undefined;
  const thing = own.find((one) => opens(one) || /^(?:parking|included)$/.test(one.part));
  const off =
    !near &&
    thing &&
    offPlace.test(traits.near ?? '') &&
    !homeOf(copy, true).includes(' on ') &&
    !home.includes((traits.near ?? '').replace(offPlace, '').replace(/^the /, ''))
      ? asLead(`${homeOf(copy, true)}, ${traits.near}, with ${withoutTail(thing.said)}.`, [thing])
      : undefined;
  const inBuilding = things.filter((thing) => thing.part === 'building' && thing.id !== 'elevator');
  const building = [maxNamed, 2]
    .map((count) => inBuilding.slice(0, count))
    .filter((shared) => shared.length > 1)
    .map((shared) =>
      asLead(
        shared.length > 2 && seed % 2 === 0
          ? `${listOf(shared)}, all in the building of ${home}.`
          : `${home} is in a building with ${listOf(shared)}.`,
        shared,
      ),
    );
  const choices = [near, off, ...building, nearLead(copy, own)].filter((one) => one !== undefined);
  return fitting(near && seed % 3 === 2 ? [...building, ...choices] : choices, maxLength);
}

const offPlace = /^(?:just |directly )?(?:off|across from|around the corner from|overlooking|near|next to) /;
const withoutTail = (said: string) => said.replace(/ (?:with|that|overlooking) .*$/, '');

/** "A brick loft near Mill Pond, with a two-car garage." */
function nearLead(copy: Copy, own: readonly PlacedThing[]): WalkLead | undefined {
  const places = copy.story.nearby.slice(0, 2);
  const [thing] = own.filter((one) => opens(one) || /^(?:parking|included)$/.test(one.part));
  if (places.length === 0 || !thing) return undefined;
  const home = homeLine(copy, maxHome, true);
  if (places.some((one) => home.includes(one.replace(/^the /, '')))) return undefined;
  return {
    ...asLead(`${home} near ${joinList(places)}, with ${withoutTail(thing.said)}.`, [thing]),
    told: [thing.id, `near:${places[0]}`],
  };
}

const includedLead = (copy: Copy, things: readonly PlacedThing[], maxLength: number) =>
  things.length === 0
    ? undefined
    : fitting(
        [
          asLead(
            leadForms(
              'included',
              things.slice(0, 2),
              { home: thisHomeOf(copy, true), described: '' },
              0,
            )[0] ?? '',
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

/** Where nothing else is left: the best of what the posts tell below, from one part of the home. */
function plainLeadOf(copy: Copy, left: readonly PlacedThing[], maxLength: number): WalkLead | undefined {
  // A count or a maker is more than a finish, and a counter beside a ceiling is a list of what comes to mind.
  const isExact = ({ said }: PlacedThing) => /\d|\p{Lu}/u.test(said);
  const lasting = left.filter(({ part }) => part !== 'updates');
  const [first] = [
    ...lasting.filter(isExact),
    ...lasting.filter(({ part }) => part !== 'kitchen'),
    ...lasting,
    ...left,
  ];
  if (!first) return undefined;
  const beside = left.filter((one) => one.part === first.part && one !== first);
  const sets = [[first, ...beside.slice(0, maxNamed - 2)], [first]];
  const named = { home: thisHomeOf(copy, true), described: homeLine(copy, maxHome, true) };
  return fitting(
    sets.map((things) =>
      asLead(
        first.part === 'kitchen'
          ? (leadForms('kitchen', things, named, 0)[0] ?? '')
          : besideHome(named.described, things),
        things,
      ),
    ),
    maxLength,
  );
}
