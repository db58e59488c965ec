import { splitSentences } from '../../english/sentences/rules.ts';
import { withArticle } from '../../english/with-article.ts';
import { isAboutTheHome } from './is-about-the-home.ts';

/** The part of the home a feature belongs to. */
export type FeatureArea = 'inside' | 'kitchen' | 'outside' | 'systems';
export type RemarkFeature = { area: FeatureArea; name: string };

/** Things a home has, in one or two words, singular or plural. */
const things: Record<FeatureArea, string> = {
  kitchen:
    'counter|countertop|island|range|cooktop|stove|oven|double oven|pantry|backsplash|breakfast nook|breakfast bar|farmhouse sink|refrigerator|appliance|cabinet|cabinetry|wine fridge|induction cooking',
  inside:
    'floor|flooring|ceiling|fireplace|hearth|wood stove|wood-burning stove|skylight|closet|suite|walk-in shower|shower|tub|vanity|basement|attic|office|study|mudroom|bonus room|family room|great room|dining room|living room|sunroom|laundry room|laundry|loft|bookcase|built-in|shelving|window|pocket door|french door|staircase|stair hall|wet bar|sauna|theater|crown molding|wainscoting|bay window|floor plan|beam',
  outside:
    'porch|patio|deck|balcony|terrace|pool|hot tub|spa|yard|backyard|garden|fire pit|dock|boathouse|greenhouse|gazebo|pergola|fence|garage|carport|barn|workshop|shed|driveway|outdoor kitchen|lanai|courtyard|orchard|raised bed|rv parking|guest house|casita',
  systems:
    'solar panel|central air|heat pump|furnace|boiler|water heater|roof|generator|geothermal heating|radiant heat|sprinkler system|drip system|security system|ev charger|charging station|200-amp service|siding|insulation|storage locker|well|septic system',
};

const areas = Object.entries(things).flatMap(([area, list]) =>
  list.split('|').map((thing) => [thing, area as FeatureArea] as const),
);
const areaOf = new Map(areas);
const thingPattern = new RegExp(
  String.raw`(?<![\w-])(${[...areaOf.keys()].sort((a, b) => b.length - a.length).join('|')})(e?s)?\b(?![-’'])`,
  'gi',
);
/** Words before a thing that don't say what kind it is: praise and function words. */
const smallWord =
  /^(?:an?|the|this|that|these|those|its?|your|our|their|his|her|and|or|but|with|of|in|on|at|to|by|for|from|into|onto|over|under|off|up|out|through|around|between|past|across|behind|beyond|along|near|beside|plus|as|is|are|was|were|be|been|has|have|had|there|here|you|we|they|he|she|who|which|where|when|each|every|both|all|any|some|many|more|most|other|another|own|such|one|first|second|third|also|just|even|than|then|so|too|very|only|while|after|before|since|until|about|if|can|will|would|may|might|must|off|like|features?|featuring|includes?|including|offers?|offering|boasts?|boasting|enjoy|pairs|opens?|leads?|leading|holds?|makes?|making|gets?|takes?|runs?|running|gives?|sits?|parks?|adds?|added|brings?|needs?|new|main|whole)$/i;
const praise =
  /^(?:beautiful|gorgeous|stunning|lovely|amazing|breathtaking|spectacular|fabulous|fantastic|wonderful|perfect|ideal|dream|impressive|incredible|magnificent|exquisite|charming|cozy|elegant|luxurious|luxury|stylish|inviting|welcoming|great|good|nice|true|real|proper|huge|massive|generous|ample|exclusive|desirable|private|peaceful|serene|spacious|expansive|best|big|bigger|plenty|kid|kids|family|mother|master)$/i;

const number =
  /^(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|multiple|half|upper|lower|ground|(?:main|upper|lower)-level)$/i;

/** Sentences about shared, possible or nearby things. */
const elsewhere =
  /\b(?:association|hoa|communit(?:y|ies)|clubhouse|neighbou?rhood|building (?:has|offers|features)|residents|nearby|minutes?|blocks?|miles?|potential|possib\w+|could|room for|space for|imagine|bring your|seller will)\b/i;
const denied = /\b(?:no|not|without|never|lacks?|lacking|need(?:s|ed)?|replace[sd]? by)\b/i;

const maxFeatures = 18;
const maxNameLength = 40;

/** Features named in the remarks, as short names in our words; each once, no praise. */
export function remarkFeatures(remarks: string | null): RemarkFeature[] {
  const found = new Map<string, RemarkFeature>();
  const sentences = splitSentences((remarks ?? '').slice(0, 8000).replace(/[•*]/g, '\n'));
  for (const sentence of sentences) {
    if (elsewhere.test(sentence) || !isAboutTheHome(sentence)) continue;
    for (const [at, clause] of sentence.split(/[,;:()]|\s[–—-]\s/).entries()) {
      if (denied.test(clause)) continue;
      for (const match of clause.matchAll(thingPattern)) {
        const thing = (match[1] ?? '').toLowerCase();
        const kind = kindBefore(clause.slice(0, match.index), at === 0);
        const isNamed =
          kind !== '' ||
          thing.includes(' ') ||
          !/^(?:floor|ceiling|window|roof|cabinet|counter|countertop|range|oven|stove|refrigerator|appliance|beam|yard|vanity|shower|closet|suite|well|garden|study|tub|fence|driveway|siding|insulation|range|furnace|boiler|office|built-in)$/.test(
            thing,
          );
        if (!isNamed || found.has(thing) || /\bcommon\b/i.test(kind)) continue;
        const bare = `${kind}${kind ? ' ' : ''}${thing}${(match[2] ?? '').toLowerCase()}`;
        if (bare.length > maxNameLength) continue;
        found.set(thing, { area: areaOf.get(thing) ?? 'inside', name: withArticle(bare) });
      }
    }
  }
  return [...found.values()].slice(0, maxFeatures);
}

/** Up to two words that say what kind it is, such as "soapstone" or "six-burner". */
function kindBefore(text: string, isOpening: boolean): string {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const kind: string[] = [];
  for (const word of words.reverse()) {
    if (kind.length === 2 || !/^[a-z0-9][a-z0-9’'-]*$/i.test(word) || smallWord.test(word)) break;
    if (/ly$|^\d+$|['’]s$|^[a-z]+ing$/i.test(word) || number.test(word)) break;
    if (!praise.test(word)) kind.unshift(word === word.toUpperCase() ? word.toLowerCase() : word);
  }
  const named = kind.join(' ');
  // Only the first word of a sentence loses its capital; "Bosch" keeps it.
  const startsSentence = isOpening && text.trim().startsWith(named);
  return startsSentence ? named.charAt(0).toLowerCase() + named.slice(1) : named;
}

/** The part of the home that a listed feature belongs to. */
export function areaOfFeature(feature: string): FeatureArea | undefined {
  const things = [...feature.slice(0, 120).matchAll(thingPattern)].map(([, thing = '']) =>
    thing.toLowerCase(),
  );
  return areaOf.get(things.at(-1) ?? '');
}
