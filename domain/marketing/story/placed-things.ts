import { articleFor } from '../../english/article-for.ts';
import type { Feature } from '../../features/feature.ts';
import { tellFeature } from '../../features/tell-feature.ts';
import type { Home } from '../../script/home.ts';
import { homePart, type Part } from './home-part.ts';
import type { Setting } from './hook-worth.ts';
import { isNeat, isVague, type NotablePoint, ofOthers, ofSome, supposed } from './notable-points.ts';
import { isLeased, isOfPart } from './of-part.ts';
import { isWholeName, withWholePhrase } from './whole-phrase.ts';

/** One thing of a home with its qualifiers, the part of the home it is in, and whose it is. */
export type PlacedThing = NotablePoint & { part: Part };

/** What a walk doesn't stop at: in every home, no thing at all, a rule, or another word for the home. */
const unsaid =
  /^(?:renovated|renewed-\w+|floor-number|open-plan|new-construction|duplex-\w+|triplex\w*|penthouse|historic|brownstone|prewar|victorian|multi-unit|unit-count|house-width|family-room|great-room|living-room|primary-\w+|ensuite|powder-room|dining-area|formal-dining|coat-closet|closets|closet|laundry-room|shared-laundry|restaurants|security-system|intercom|hvac|dual-thermostat|low-fee|separate-entrance|exposure-\w+|security|sprinklers|lot-size|acreage|bonus-room|office|split-plan|bike-storage|transit|original-details|house-elevator-stop|top-floor|eat-in|eat-in-kitchen|open-kitchen|windowed-kitchen|appliance|backsplash|vanity|vanities|sink|second-kitchen|internet|bedroom-count|snow-melt|driveway|ice-maker|studio-space|guest-suite|appraisal|flights-up|no-elevator|floors|stories)$/;
const unsaidTopics = /^(?:place|policies)$/;
/** No thing, or one that only its missing words would tell from another. */
const noName =
  /^(?:\d+ )?(?:a |an )?(?:width|floor|home|building|room|space|cabinetry|garden|yard|garage|carport|driveway|foyer|staircase|entry|entryway|hallway|vestibule|parlor|attic|cellar|basement|galley|den|mudroom|pantry)s?$|^(?:an? )?(?:entry|entrance) (?:foyer|hall)$|\bsetting$|\b(?:North|South|East|West),? (?:and )?(?:East|West|South)\b|\b(?:package|slab countertops|upgrades|working appliances)$|^views?$/i;

type Told = Pick<Home, 'features' | 'remarks'> & { parking: string };

/** What a post may tell of a home, part by part: certain, described in few words, and clearly the home's or its building's. */
export function placedThings(
  { features, remarks, parking }: Told,
  setting: Setting,
  points: readonly NotablePoint[],
): PlacedThing[] {
  const saidIn = new Map(remarks.map(({ id, source }) => [id, source.excerpt]));
  const ownIds = new Set(features.filter(({ qualifiers }) => qualifiers.length === 0).map(({ id }) => id));
  const named = features.flatMap((feature) => {
    const sentence = saidIn.get(feature.factId);
    // After a sentence about the building, the home's library is still the home's.
    const isUncertain =
      feature.qualifiers.includes('shared') && ownIds.has(feature.id) && !ofBuilding.test(sentence ?? '');
    if (isUncertain) return [];
    const where = sentence === undefined ? undefined : homePart(feature, sentence, setting);
    // A lower level isn't on itself.
    const part = where && isPartItself(feature.phrase, where) ? 'inside' : where;
    if (sentence === undefined || part === undefined || !isSayable(feature, sentence, setting)) return [];
    if (/parking|garage/.test(feature.id) && isLeased(feature.id, parking)) return [];
    return [asThing(withWholePhrase(feature, sentence), part, points)];
  });
  const brief = withViews(withFigures(named, points)).filter(
    ({ said, name }) => said.length <= maxLength && said.split(' ').length <= maxWords && !noName.test(name),
  );
  const told = distinct(brief);
  return setting.isHouse === false ? withOneOutside(told, [...saidIn.values()], points) : told;
}

const isPartItself = (phrase: string, part: Part) =>
  /^(?:lower level|basement|primary suite|kitchen)$/.test(part) &&
  new RegExp(`\\b${part}$`, 'i').test(phrase);

const outdoorSpace = /^(?:roof-deck|terrace|deck|patio|balcony|sundeck)$/;

/**
 * A listing may call an apartment's one outdoor space a rooftop patio here and a terrace there: a second one is told only if a
 * sentence names both, or the listing counts them.
 */
function withOneOutside(
  things: readonly PlacedThing[],
  sentences: readonly string[],
  points: readonly NotablePoint[],
): PlacedThing[] {
  if (points.some(({ id }) => id === 'outdoor-spaces')) return [...things];
  const spaces = things.filter(({ part, id }) => part === 'outside' && outdoorSpace.test(id));
  const [best] = spaces;
  const isBeside = (thing: PlacedThing) =>
    sentences.some((one) =>
      [thing, best].every((space) => space && new RegExp(`\\b${headOf(space)}`, 'i').test(one)),
    );
  return things.filter((thing) => !spaces.includes(thing) || thing === best || isBeside(thing));
}

/** "A 1,500-bottle wine cellar" where one is named, and "700 square feet of outdoor space". */
function withFigures(things: readonly PlacedThing[], points: readonly NotablePoint[]): PlacedThing[] {
  const told = things.map((thing) => {
    const point = points.find(
      (one) =>
        one.id !== thing.id && headOf(one) === headOf(thing) && /\d/.test(one.said) && !/\d/.test(thing.said),
    );
    return point && thing.part !== 'building' ? { ...thing, said: point.said, name: point.name } : thing;
  });
  const spaces = points.filter(({ id }) => id === 'outdoor-area' || id === 'outdoor-spaces');
  return [...spaces.map((point): PlacedThing => ({ ...point, part: 'outside' })), ...told];
}

/** "A roof deck" and "lake views from the roof deck" are one thing: "a roof deck with lake views". */
function withViews(things: readonly PlacedThing[]): PlacedThing[] {
  const seen = things.flatMap((thing) => {
    const [, views, from] = /^(.*\bviews) from the (.+)$/.exec(thing.said) ?? [];
    return views && from ? [{ thing, views, from }] : [];
  });
  const joined = new Set<PlacedThing>();
  const told = things.map((thing) => {
    const view = seen.find(
      (one) =>
        one.thing !== thing &&
        one.thing.part === thing.part &&
        thing.name.endsWith(one.from) &&
        !joined.has(one.thing),
    );
    if (!view || / (?:with|overlooking) /.test(thing.said)) return thing;
    joined.add(view.thing);
    const more = ` with ${view.views}`;
    return {
      ...thing,
      said: `${thing.said}${more}`,
      name: `${thing.name}${more}`,
      notability: thing.notability + 0.5,
    };
  });
  return told.filter((thing) => !joined.has(thing));
}

/** Nobody comes for these: they are told after what people come for, and open nothing. */
const plain =
  /^(?:hardwood|counters|appliances|cabinets|double-vanity|walk-in-shower|walk-in-closet|in-unit-laundry|washer-dryer|central-air|big-windows|storage|dishwasher|breakfast-\w+|foyer|mudroom|concrete-floors|new-roof|water-heater|wine-fridge|smart-home|built-ins|facing-windows|exposure|staircase|double-oven|millwork|ev-charger|tall-ceilings|soaking-tub|steam-shower|generator|archway|skylight|island|pantry|pergola|peninsula|crown-molding|furnace|new-windows|pocket-doors|galley|french-doors|bay-window|driveway|heated-floors|elevator|gas-range|dry-bar|fence|wainscoting|arch\w*|herringbone|plaster-\w+|windowed-bath|laundry\w*|sitting-room|sound-system|dressing-room|transom|butlers-pantry|linen-closet|custom-closets|plaster-medallions|electric-panel|outdoor-heaters|parlor|garden-level|marble-bath|loft-space|exposed-ductwork)$/;
/** A ceiling of this height is one that people remember. */
const high = /\b(?:1[1-9]|[2-9]\d)(?:\.\d)?-foot\b/;
const isPlain = (id: string, said: string) => plain.test(id) && !(id === 'tall-ceilings' && high.test(said));
export const isPlainThing = ({ id, said, notability }: PlacedThing) =>
  isPlain(id, said) || notability < minReason;
const minReason = 2.6;
const maxPlain = 2.5;

const [maxLength, maxWords] = [58, 9];
const minNotability = 2;

function isSayable(feature: Feature, sentence: string, setting: Setting): boolean {
  const { id, topic, phrase, matched, qualifiers, notability, tailOf, where } = feature;
  const isShared = qualifiers.length > 0;
  return (
    notability >= minNotability &&
    !unsaid.test(id) &&
    !unsaidTopics.test(topic) &&
    !(topic === 'arrival' && !/^(?:foyer|private-elevator|mudroom|staircase)$/.test(id)) &&
    !(topic === 'systems' && !feature.year && !/^(?:smart-home|generator|solar|central-air)$/.test(id)) &&
    // It may be an office, or something else.
    !/\bin the (?:office|den|bonus room)\b/.test(where ?? '') &&
    tailOf === undefined &&
    isNeat(phrase) &&
    !isVague(phrase) &&
    !noName.test(phrase) &&
    isWholeName({ id, matched }, sentence) &&
    !supposed.test(sentence) &&
    !ofSome.test(sentence) &&
    !isExcluded.test(sentence) &&
    !isOfPart({ id }, sentence) &&
    !(
      !isShared &&
      setting.isHouse === false &&
      isShareable.test(id) &&
      (ofOthers.test(sentence) || ofNamed.test(sentence))
    ) &&
    // "Hollis Conservatory" is a place.
    !(/^\p{Lu}\p{Ll}/u.test(matched) && !sentence.startsWith(matched))
  );
}

/** "Quarry Towers offers two gardens": the building's. */
const ofNamed =
  /\b(?:Towers?|Condominiums?|House|Court|Gardens|Plaza|Place|Lofts?|Residences|\d+ \p{Lu}\p{L}+ (?:\p{Lu}\p{L}+ )?(?:Street|Avenue)) (?:features|offers|has|boasts|includes|provides)\b/u;
const ofBuilding =
  /\b(?:building|residents?|amenit(?:y|ies)|shared|common|communal|community|condominium|HOA)\b/i;
const isExcluded = /\b(?:please )?exclud(?:e[sd]?|ing)\b|\bexclusions?\b|\bnot included\b/i;
const isShareable =
  /^(?:roof-deck|pool|sauna|garden|courtyard|terrace|library|media-room|deck|patio|yard|garage|garage-parking|parking-space|fire-pit|outdoor-kitchen|tennis|wine-cellar|views|home-gym|gym|yoga|hot-tub|solar|sunroom|lounge|doorman|elevator)$/;
/** The words that its sentence's beginning has said already. */
const saidByPart: Partial<Record<Part, RegExp>> = {
  kitchen: / in the kitchen$/,
  'primary suite': / in the primary (?:suite|bedroom|bath)$/,
  'lower level': / (?:on|in) the lower level$/,
  basement: / in the (?:basement|cellar)$/,
};

function asThing(feature: Feature, part: Part, points: readonly NotablePoint[]): PlacedThing {
  const inPrint = (text: string) =>
    text
      .replace(saidByPart[part] ?? /$^/, '')
      .replace(/ in the (?:living room|living area|studio|home)$/, '')
      .replace(/\b(\d+) (?:foot|feet|ft)\b/, '$1-foot')
      .replace(/\b(one|two|three|four|\d) car\b/i, '$1-car')
      // What else the kitchen has is the kitchen's.
      .replace(
        /^(an? (?:[\p{L}-]+ )*(?:bar|island|peninsula)) with [^.]*\b(?:cabinets|cabinetry|appliances)\b.*$/u,
        '$1',
      )
      // Said aloud so; read, a shift that begins at three ends at 11 p.m.
      .replace(/(?<=\bto \d+) at night$/, ' p.m.')
      .replace(/^(.*\b(?:lower level|basement)\b.*) (?:on|in) the (?:lower level|basement)$/, '$1')
      .replace(/\bbbq\b/g, 'barbecue')
      .replace(
        part === 'kitchen' ? /\b(an? )?kitchen (\p{L}+)/u : /$^/,
        (_, article: string | undefined, word: string) => (article ? `${articleFor(word)} ${word}` : word),
      )
      .replace(/\bcalacatta|carrara|statuario\b/g, (word) => word[0]?.toUpperCase() + word.slice(1));
  const told = inPrint(
    tellFeature({
      ...feature,
      phrase: feature.phrase.replace(/^(?:second|third|another|additional|other) /i, ''),
    }),
  );
  // What a first line tells at more length is told so here.
  const point = points.find(
    (one) =>
      one.id === feature.id && one.name.includes(feature.noun) && (one.short ?? one.said).length <= maxLength,
  );
  const pointed =
    point && part !== 'building' && !/ (?:in|on) the /.test(told) ? inPrint(point.short ?? point.said) : told;
  const said = withoutPraise(pointed.length >= told.length ? pointed : told);
  return {
    id: feature.id,
    said,
    name: said.replace(/^(?:an?|the) /, ''),
    topic: feature.topic,
    notability: isPlain(feature.id, said)
      ? Math.min(feature.id === 'smart-home' ? minNotability : maxPlain, feature.notability)
      : (point && part !== 'building' ? point.notability : feature.notability) + worthOfSize(said, part),
    part,
  };
}

const withoutPraise = (text: string) =>
  text.replace(
    /\b(?:sweeping|stunning|breathtaking|spectacular|gorgeous|beautiful|dramatic|incredible|charming) /g,
    '',
  );

/** An outdoor space of its own with a size is what people ask for first. */
const worthOfSize = (said: string, part: Part) =>
  part !== 'outside'
    ? 0
    : /\d-(?:square-)?foot/.test(said)
      ? 1.6
      : /\b(?:private|rooftop)\b/.test(said)
        ? 0.5
        : 0;

const headOf = ({ name }: Pick<NotablePoint, 'name'>) =>
  (
    name.split(
      / (?:of|over|in|on|from|off|with|at|overlooking|throughout|that|according|above|behind|beside|beyond|near|along|by) /,
    )[0] ?? name
  )
    .split(' ')
    .at(-1)
    ?.replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .toLowerCase() ?? name;

/** Of two fireplaces in one part, the one described better. */
function distinct(things: readonly PlacedThing[]): PlacedThing[] {
  const best = things.toSorted((a, b) => b.notability - a.notability || b.said.length - a.said.length);
  return best.filter(
    (thing, at) =>
      !best
        .slice(0, at)
        .some(
          (other) =>
            headOf(other) === headOf(thing) &&
            (other.part === thing.part || (other.part !== 'building' && thing.part !== 'building')),
        ) &&
      !best.some((other) => other !== thing && other.said.includes(` with ${thing.said}`)) &&
      // Views are told with what they are seen from.
      !(
        /\bviews?\b.* from /.test(thing.said) &&
        best.some((other) => other !== thing && /\bviews?\b/.test(other.said))
      ),
  );
}
