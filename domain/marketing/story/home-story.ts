import type { Listing } from '../../listings/queries.ts';
import { buildFactSheet } from '../../script/facts/build-fact-sheet.ts';
import { disputedFields } from '../../script/facts/disputed-fields.ts';
import { factNames } from '../../script/facts/noted-facts.ts';
import { readHome } from '../../script/home.ts';
import type { HomeFacts } from '../facts/home-facts.ts';
import { type NotablePoint, notablePoints } from './notable-points.ts';
import { readStory, type StorySentence } from './read-story.ts';

/** What the listing tells about a home in its own words. */
export type HomeStory = {
  sentences: readonly StorySentence[];
  points: readonly NotablePoint[];
  neighborhood: string | null;
  /** Fields of the page that the description contradicts; neither is said. */
  disputed: ReadonlySet<string>;
};

export const noStory: HomeStory = { sentences: [], points: [], neighborhood: null, disputed: new Set() };

/** The facts without those that the description contradicts, or that count the rooms of several homes. */
export function undisputed(facts: HomeFacts, { disputed }: Pick<HomeStory, 'disputed'>): HomeFacts {
  return {
    ...facts,
    ...(disputed.has('beds') && { beds: null }),
    ...(facts.kind === 'multi-family property' && { beds: null, baths: null }),
    ...(disputed.has('yearBuilt') && { yearBuilt: null }),
  };
}

const stories = new WeakMap<Listing, HomeStory>();

/** The story of a listing; read once, though a kit asks for it with every part. */
export function homeStory(listing: Listing): HomeStory {
  const known = stories.get(listing);
  if (known) return known;
  const sheet = buildFactSheet({ listing });
  const home = readHome(sheet);
  const story: HomeStory = {
    sentences: readStory(sheet, factNames(listing)),
    points: notablePoints(home),
    neighborhood: home.fact('neighborhood')?.value ?? null,
    disputed: new Set([
      ...disputedFields(sheet.facts, sheet.text ?? ''),
      // A junior one-bedroom is less than one.
      ...(/\bjunior[ -](?:one|two|1|2)/i.test(sheet.text ?? '') ? ['beds'] : []),
    ]),
  };
  stories.set(listing, story);
  return story;
}
