import type { Listing } from '../../listings/queries.ts';
import { buildFactSheet } from '../../script/facts/build-fact-sheet.ts';
import { disputedFields } from '../../script/facts/disputed-fields.ts';
import { factNames } from '../../script/facts/noted-facts.ts';
import { readHome } from '../../script/home.ts';
import type { HomeFacts } from '../facts/home-facts.ts';
import { saidNeighborhood } from '../facts/said-neighborhood.ts';
import { type HomeLimit, readLimits } from './home-limits.ts';
import { nameNeighborhood } from './name-neighborhood.ts';
import { everydayPoints, type NotablePoint, notablePoints } from './notable-points.ts';
import { readStory, type StorySentence } from './read-story.ts';
import { saysReplacedFact } from './replaced-facts.ts';

/** What the listing tells about a home in its own words. */
export type HomeStory = {
  sentences: readonly StorySentence[];
  points: readonly NotablePoint[];
  /** Plainer things, for a line where nothing rarer is told. */
  everyday: readonly NotablePoint[];
  neighborhood: string | null;
  /** What no description of the home may leave out. */
  limits: readonly HomeLimit[];
  /** What several homes at one address are called, where the page calls them one. */
  several: string | null;
  /** Fields of the page that the description contradicts; neither is said. */
  disputed: ReadonlySet<string>;
};

export const noStory: HomeStory = {
  sentences: [],
  points: [],
  everyday: [],
  neighborhood: null,
  limits: [],
  several: null,
  disputed: new Set(),
};

/** The facts without those that the description contradicts, or that count the rooms of several homes. */
export function undisputed(
  facts: HomeFacts,
  { disputed, several }: Pick<HomeStory, 'disputed' | 'several'>,
): HomeFacts {
  const isSeveral =
    several !== null && /^(?:single-family home|townhouse|multi-family property)$/.test(facts.kind);
  return {
    ...facts,
    ...(disputed.has('beds') && { beds: null }),
    ...(facts.kind === 'multi-family property' && { beds: null, baths: null }),
    ...(isSeveral && { beds: null, baths: null, kind: several }),
    ...(disputed.has('yearBuilt') && { yearBuilt: null }),
  };
}

/** "This 9-unit building", "two-flat", "mixed-use building". */
function severalHomes(text: string): string | null {
  if (/\bmixed[- ]use (?:building|property)\b/i.test(text)) return 'mixed-use building';
  const [, count] =
    /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:unit|family|flat)\b(?: \w+){0,2}? (?:building|property|home|house|townhouse|brownstone|greystone)\b/i.exec(
      text,
    ) ?? [];
  if (count && !/^(?:1|one)$/i.test(count)) return `${count.toLowerCase()}-unit building`;
  return /\b(?:two|three|2|3)[- ]flat\b/i.test(text) ? 'multi-unit building' : null;
}

const stories = new WeakMap<Listing, HomeStory>();

/** The story of a listing; read once, though a kit asks for it with every part. */
export function homeStory(listing: Listing): HomeStory {
  const known = stories.get(listing);
  if (known) return known;
  const sheet = buildFactSheet({ listing });
  const home = readHome(sheet);
  const story: HomeStory = {
    sentences: readStory(sheet, factNames(listing)).filter(({ text }) => !saysReplacedFact(listing, text)),
    points: notablePoints(home),
    everyday: everydayPoints(home),
    neighborhood:
      nameNeighborhood(sheet.text ?? '', listing.city) ?? saidNeighborhood(home.fact('neighborhood')?.value),
    limits: readLimits(sheet.text ?? ''),
    several: severalHomes(sheet.text ?? ''),
    disputed: new Set([
      ...disputedFields(sheet.facts, sheet.text ?? ''),
      // A junior one-bedroom is less than one.
      ...(/\bjunior[ -](?:one|two|1|2)/i.test(sheet.text ?? '') ? ['beds'] : []),
    ]),
  };
  stories.set(listing, story);
  return story;
}
