import { splitSentences } from '../english/sentences/rules.ts';
import type { Feature } from './feature.ts';

/** Where in the home a sentence is, according to the heading over it and the sentences before it. */
export type Surroundings = {
  /** "third floor", "basement" */
  level?: string;
  /** Whether a bath it describes is the primary suite's. */
  isOfPrimary?: boolean;
};

const levelName =
  '(?:ground|first|second|third|fourth|fifth|sixth|seventh|top|upper|uppermost|main|lower|parlor|garden|penthouse|entry|1st|2nd|3rd|4th|5th|6th)[- ](?:floor|level|story)|basement(?: level)?|cellar(?: level)?';
const anyLevel = new RegExp(`\\b(${levelName})\\b`, 'gi');
const begins = new RegExp(
  `^(?:(?:on|in|up on|down in|occupying|spanning|encompassing) )?(?:the |this |an? )?(?:(?:entire|full|whole|bright|spacious|fully|finished|expansive) ){0,2}(${levelName})(?! (?:unit|apartment|home|condo|residence|plan|of (?:an?|the|this)))\\b`,
  'iu',
);
const upstairs = /^(?:just )?(upstairs|downstairs)\b/i;
/** Without a heading, a sentence is still there only if it says so, or begins with a bedroom or bath. */
const staysThere =
  /^(?:this (?:level|floor)|it also|here\b|also\b|there(?:['’]s| is| are) also|completing (?:this|the) (?:level|floor)|(?:the|each|one|both|two|three|an?)(?: of the)? (?:(?!primary|master|kitchen|living)[\p{L}-]+,? ){0,4}(?:bed ?rooms?|bath(?:room)?s?)\b)/iu;
/** Under a heading, these aren't about its floor. */
const ofHome =
  /\b(?:throughout|amenit\w+|located|situated|neighborhood|blocks?|elevator|every|each (?:floor|level)|all (?:floors|levels))\b/i;
const [startWords, headingWords, maxSentences] = [7, 7, 5];

const ofPrimary =
  /^(?:[^,]{3,40}, )?(?:the |an? |your |its )?(?:[\p{L}\d'’-]+,? ){0,5}?(?:primary|master|principal|owner['’]s)(?: bed ?room)?(?: suite| bed ?room| retreat| quarters)?\b(?! (?:bath|level|floor|closet))/iu;
const otherRooms =
  /\b(?:guest|second(?:ary)?|third|fourth|fifth|additional|another|other|two|three|four|both|half|hall|powder|kitchen|living|dining|family|lower|library|den|laundry|main)\b/i;
/** "This retreat", "the en suite bath": still the suite named before. */
const goesOn =
  /^(?:(?:bathed|drenched|flooded|clad|wrapped|finished|appointed)\b[^,]{0,40}, )?(?:this (?:[\p{L}-]+ ){0,3}(?:sanctuary|retreat|suite|oasis|haven)|(?:the|its|an?) (?:[\p{L}-]+,? ){0,3}en[- ]?suite bath(?:room)?|(?:the|its) (?:(?!shared|main)[\p{L}-]+,? ){0,3}bath(?:room)?|in the bed ?room)(?! (?:of|downstairs|upstairs))\b/iu;
const thisRetreat = /^this (?:[\p{L}-]+ ){0,3}(?:sanctuary|retreat|suite|oasis|haven)\b/iu;
/** The last room a sentence names. */
const lastSuite =
  /\b(?:primary|master|principal|owner['’]s) (?:bed ?room )?(?:suite|bed ?room)\b(?!.*\b(?:bed ?rooms?|suites?|kitchen|bath\w*)\b)/iu;
const maxAfterSuite = 3;

/** For each sentence of a description, the floor and the suite that it goes on about. */
export function readSurroundings(description: string): (sentence: string) => Surroundings {
  const found: { sentence: string; around: Surroundings }[] = [];
  let underHeading: string | undefined;
  for (const line of description.split('\n')) {
    const text = line.trim();
    if (text === '') continue;
    const heading = headingLevel(text);
    if (heading !== undefined) {
      underHeading = heading.level;
      continue;
    }
    found.push(...inParagraph(splitSentences(text), underHeading));
  }
  const startLength = 40;
  return (sentence) =>
    found.find((one) => one.sentence.includes(sentence.slice(0, startLength)))?.around ?? {};
}

/** "Third Floor:", "Fourth Floor – Primary Suite"; a heading about anything else ends the floor before it. */
function headingLevel(text: string): { level: string | undefined } | undefined {
  const isHeading = text.split(/\s+/).length <= headingWords && !/[.!?]$/.test(text) && !/^[•*-]/.test(text);
  if (!isHeading) return undefined;
  const named = [...text.matchAll(anyLevel)];
  const isOne = named.length === 1 && !/&|\band\b/i.test(text);
  return { level: isOne ? named[0]?.[1]?.toLowerCase() : undefined };
}

function inParagraph(sentences: readonly string[], heading: string | undefined) {
  let [level, left]: [string | undefined, number] = [heading, heading ? maxSentences : 0];
  let sinceSuite = maxAfterSuite;
  let endsWithSuite = false;
  return sentences.map((sentence) => {
    const plain = sentence.replace(/[‘’]/g, "'").replace(/^[^\p{L}]+/u, '');
    const start = plain.split(/\s+/).slice(0, startWords).join(' ');
    const named = (begins.exec(start) ?? upstairs.exec(start))?.[1]?.toLowerCase();
    // Two floors in one sentence: what follows may be on either.
    const floors = new Set([...plain.matchAll(anyLevel)].map(([floor]) => floor.toLowerCase()));
    if (floors.size > 1) [level, left] = [undefined, 0];
    else if (named) [level, left] = [named, maxSentences];
    else if (left === 0 || !(heading ? !ofHome.test(start) : staysThere.test(start)))
      [level, left] = [heading, heading ? left : 0];
    else left -= 1;
    const isSuite = ofPrimary.test(plain);
    const isNear = sinceSuite < maxAfterSuite && goesOn.test(plain);
    const isOfPrimary =
      !isSuite && ((isNear && !otherRooms.test(start)) || (endsWithSuite && thisRetreat.test(plain)));
    endsWithSuite = lastSuite.test(plain);
    const hasLeft = named !== undefined || (!isOfPrimary && otherRooms.test(start));
    sinceSuite = isSuite ? 0 : hasLeft ? maxAfterSuite : sinceSuite + 1;
    const around: Surroundings = {
      ...(level && {
        level: level
          .replace(/-/g, ' ')
          .replace(/ level$/, (end) => (/^(?:basement|cellar)/.test(level ?? '') ? '' : end)),
      }),
      ...(isOfPrimary && { isOfPrimary }),
    };
    return { sentence, around };
  });
}

/** Things in a bath that one of several baths may have alone. */
const fixtures: ReadonlySet<string> = new Set(
  'soaking-tub tub steam-shower walk-in-shower wet-room double-vanity heated-floors bidet body-sprays'.split(
    ' ',
  ),
);
export const isBathFixture = (id: string) => fixtures.has(id) && id !== 'heated-floors';
const anyBath = /^(?:bath|ensuite)$/;
const closets = /^(?:walk-in-closet|custom-closets|closets|dressing-room)$/;

/** A feature with the floor and the bath that the sentences around it put it in. */
export function inSurroundings(
  feature: Feature,
  { level, isOfPrimary }: Surroundings,
  hasBaths: boolean,
): Feature {
  const { spot, where } = feature;
  if (where !== undefined) return feature;
  const isOwnBath = spot?.room === undefined || anyBath.test(spot.room);
  if (isOfPrimary && hasBaths && fixtures.has(feature.id) && isOwnBath)
    return { ...feature, spot: { ...spot, room: 'primary bath', isSure: true } };
  if (isOfPrimary && closets.test(feature.id) && (!spot?.isSure || spot.room === 'bedroom'))
    return { ...feature, spot: { ...spot, room: 'primary suite', isSure: true } };
  return level && spot?.level === undefined
    ? { ...feature, spot: { isSure: false, ...spot, level } }
    : feature;
}

/** What a sentence may be said to be about although only the words around it say so: "the fourth floor". */
export const namesAround = ({ level, isOfPrimary }: Surroundings): string[] => [
  ...(level ? [`the ${level}`] : []),
  ...(isOfPrimary ? ['the primary bath', 'the primary suite'] : []),
];
