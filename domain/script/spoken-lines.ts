import { joinList } from '#domain/english/join-list.ts';
import type { Feature, FeatureTopic } from '#domain/features/feature.ts';
import { homeClauseStart } from '#domain/features/home-clause.ts';
import { partList } from '#domain/features/part-list.ts';
import { quoteSentence } from '#domain/features/quote-sentence.ts';
import type { Scope } from '#domain/features/read-scopes.ts';
import { speakSentence } from '#domain/features/speak-sentence.ts';
import { answersPart } from './answers-part.ts';
import { forTheEar } from './for-the-ear.ts';
import type { Fact } from './schema.ts';

/** A sentence of the listing that a host can say as it stands. */
export type SpokenLine = {
  text: string;
  factId: string;
  /** Whether these are the listing's very words. */
  isVerbatim: boolean;
  /** The part of the walk where it is said. */
  beat: string;
  /** What it speaks of, if it begins with it: "the kitchen". */
  subject?: string;
  features: readonly Feature[];
  worth: number;
  /** The second half of a list, told in a turn of its own. */
  /** Said in quotation marks only: an ad's sentence that no host would make her own. */
  isQuote?: boolean;
  rest?: { list: string; isOne: boolean; features: readonly Feature[] };
};

type Read = { fact: Fact; scope: Scope; features: readonly Feature[] };

const heads =
  'kitchen|living room|living area|living space|dining room|family room|great room|media room|laundry room|powder room|primary bedroom suite|primary suite|primary bedroom|primary bathroom|primary bath|guest suite|guest bedroom|second bedroom|third bedroom|fourth bedroom|bedrooms|bathrooms?|baths?|ensuite|office|library|den|foyer|entry|solarium|sunroom|loft|terrace|roof deck|rooftop deck|rooftop terrace|rooftop|garden|backyard|yard|deck|patio|balcony|pool|courtyard|garage|basement|lower level|upper level|main level|main floor|first floor|second floor|third floor|fourth floor|fifth floor|top floor|parlor floor|parlor level|garden level|garden floor|building|lobby|floor plan|layout|coach house|guest house|porch|driveway';
const subjectOf = new RegExp(
  `^(?:The|Your|A|An|On the|Upstairs, the|Downstairs, the|Outside, the|Inside, the)\\s+(?:[\\p{L}\\d'’,-]+\\s+){0,4}?(${heads})(?=,|\\s+(?:is|are|was|has|have|features?|offers?|includes?|opens?|leads?|overlooks?|comes|sits|runs|holds|faces|spans|provides?|showcases?|presents|with|boasts|serves|connects?|flows|gets|could|can|will|takes|fits|hosts|contains|houses|continues|extends|adjoins|measures)\\b)`,
  'iu',
);
/** Words that tell where in the home a sentence is, in the order in which they count. */
const placeSigns: readonly (readonly [beat: string, sign: RegExp])[] = [
  ['parking', /\b(?:garage|parking|driveway|carport)\b/i],
  [
    'outside',
    /\b(?:terraces?|gardens?|back ?yards?|yards?|decks?|patios?|balcon(?:y|ies)|rooftop|roof deck|pool|porch|outdoors?)\b/i,
  ],
  ['kitchen', /\b(?:kitchens?|pantry|countertops?|range|(?<!\bon an )island|appliances|dining)\b/i],
  ['rooms', /\b(?:bed ?rooms?|bath(?:room)?s?|suites?|closets?|vanit(?:y|ies)|shower|tub)\b/i],
  [
    'practical',
    /\b(?:laundry|washer|hvac|heating|storage|basement|lower level|mechanicals?|water heater|plumbing|electrical|furnace|boiler|solar|alarm)\b/i,
  ],
];
/** The part of the walk that a sentence is about, if it begins with its name: "The primary bath has …". */
export function partSpokenOf(text: string): string | undefined {
  const subject = subjectOf.exec(text)?.[1];
  if (subject && /^(?:building|lobby)$/i.test(subject)) return 'building';
  return subject && (placeSigns.find(([, sign]) => sign.test(subject))?.[0] ?? 'living');
}

/** The part that a thing belongs to by its name alone: a tub stands in a bath. */
export const partNamedBy = (name: string) => placeSigns.find(([, sign]) => sign.test(name))?.[0];

const beatOfTopic: Record<FeatureTopic, string> = {
  // What sort of home it is, only a sentence about the home says.
  arrival: 'living',
  living: 'living',
  dining: 'kitchen',
  kitchen: 'kitchen',
  bedrooms: 'rooms',
  baths: 'rooms',
  laundry: 'practical',
  levels: 'practical',
  systems: 'practical',
  outside: 'outside',
  parking: 'parking',
  shared: 'building',
  place: 'place',
  policies: 'money',
};

const aboutHome =
  /^(?:It's an? |This (?:[\p{L}\d,-]+ ){0,6}?(?:home|house|condo|apartment|unit|residence|loft|townhouse|co-?op|bungalow|penthouse|duplex) (?:is|sits|occupies|spans|was)\b)/iu;

const maxRest = 3;
/** "It includes a bath" means the home only behind a sentence about the home. */
const saysIt = /^(?:(?:also|additionally),? )?it(?:'s)? /i;
const homeNamed =
  /^(?:this|the|your|welcome|an?)\b[^.]{0,80}\b(?:home|house|condo|apartment|unit|residence|loft|townhouse|co-?op|bungalow|penthouse|duplex|property|building|kitchen)\b/i;

/** The sentences that can be said, each with its part of the walk. */
export function spokenLines(read: readonly Read[], isOwnBuilding: boolean): SpokenLine[] {
  return read.flatMap((one, at) => {
    if (one.fact.source.kind !== 'description') return [];
    const excerpt = forTheEar(one.fact.source.excerpt);
    if (saysIt.test(excerpt) && !homeNamed.test(read[at - 1]?.fact.source.excerpt ?? '')) return [];
    const parted = one.scope === 'imagined' ? undefined : partList(excerpt);
    if (parted && !(isOwnBuilding && /^(?:The building|Residents)\b/.test(parted.text))) {
      const line = asLine(
        parted.text.replace(/^The listing also names/, 'The listing names'),
        one,
        isOwnBuilding,
      );
      const list = joinList(parted.rest.slice(0, maxRest));
      const rest = { list, isOne: !/^[^,]*s\b/.test(parted.rest[0] ?? ''), features: namedIn(list, one) };
      return line.features.length > 0 && isAnswer(line, isOwnBuilding)
        ? [{ ...line, ...(parted.rest.length > 0 && { rest }) }]
        : [];
    }
    const spoken = speakSentence(excerpt);
    const quote = spoken.length > 0 ? undefined : quoteSentence(excerpt);
    const lines = (quote ? [quote] : spoken).map((text) => asLine(text, one, isOwnBuilding));
    return lines
      .filter((line) => (line.features.length > 0 || line.worth > 0) && isAnswer(line, isOwnBuilding))
      .map((line) => ({ ...line, isQuote: quote !== undefined }));
  });
}

/** A house of one's own has no building around it to ask about. */
const isAnswer = ({ text, beat, features, subject }: SpokenLine, isOwnBuilding: boolean) =>
  answersPart(beat, { text, features, hasSubject: subject !== undefined }) &&
  !(
    isOwnBuilding &&
    beat === 'building' &&
    !features.some(({ qualifiers }) => qualifiers.includes('shared'))
  );

const spaced = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/\s*&\s*/g, ' and ');
/** A name is read with its hyphens, which agents leave out. */
const namedIn = (text: string, { features }: Read) =>
  features.filter(({ matched }) => spaced(text).includes(spaced(matched)));

function asLine(text: string, read: Read, isOwnBuilding: boolean): SpokenLine {
  const { fact, scope } = read;
  const inIt = namedIn(text, read);
  const names = text.slice(1).match(/(?<=\s)\p{Lu}\p{L}+/gu)?.length ?? 0;
  const numbers = text.match(/\d+/g)?.length ?? 0;
  const subject = subjectOf.exec(text)?.[1]?.toLowerCase();
  const notability = inIt.reduce((sum, one) => sum + one.notability, 0);
  return {
    text,
    factId: fact.id,
    isVerbatim: fact.source.excerpt.replace(/\s+/g, ' ').trim() === text,
    beat: beatOf(text, subject, homeClauseStart(text) > 0 ? 'home' : scope, inIt, isOwnBuilding),
    ...(subject && { subject: `the ${subject}` }),
    features: inIt,
    worth: notability + Math.min(names, 3) + Math.min(numbers, 2),
  };
}

/** Asked what is inside, nobody tells where it stands. */
const surroundings = /^[^.]{0,40}\bof (?:all )?(?:the )?homes (?:on|in|along) /i;
/** How far something is, is told where the talk goes outdoors. */
const distance =
  /^[^.,]{3,60}\b(?:is|are|starts|sits) (?:just |only |about )?(?:[\d.]+|an?|one|two|three|four|five|six|ten|half an?)[- ](?:blocks?|miles?|minutes?)\b/i;
/** What an ad says of the setting answers no question at all. */
const settings = /^The (?:setting|location) of (?:the|this) /i;
/** Nobody sees the taxes on walking in. */
const dues = /\b(?:taxes|assessments?|common charges|monthlies|hoa|maintenance (?:fee|is|includes))\b/i;

function beatOf(
  text: string,
  subject: string | undefined,
  scope: Scope,
  features: readonly Feature[],
  isOwnBuilding: boolean,
): string {
  if (/\b(?:permitted|allowed|board approval)\b/i.test(text)) return 'money';
  if (dues.test(text)) return 'money';
  if (aboutHome.test(text)) return 'arrival';
  if (settings.test(text)) return 'unsaid';
  if (surroundings.test(text) || distance.test(text)) return 'place';
  if (scope === 'building' && !isOwnBuilding) return 'building';
  if (scope === 'area') return 'place';
  const bySubject = subject && placeSigns.find(([, sign]) => sign.test(subject))?.[0];
  if (bySubject) return bySubject;
  if (features.some(({ topic }) => topic === 'policies')) return 'money';
  const start = text.split(' ').slice(0, 8).join(' ');
  const byStart = placeSigns.find(([, sign]) => sign.test(start))?.[0];
  const top = [...features].sort((a, b) => b.notability - a.notability)[0];
  return byStart ?? (top ? beatOfTopic[top.topic] : 'living');
}
