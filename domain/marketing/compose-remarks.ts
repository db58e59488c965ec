import { rewriteText } from '../compliance/rewrite-text.ts';
import type { Home } from './load-home.ts';
import { homeStory, noStory, undisputed } from './story/home-story.ts';
import { publishableStory } from './story/publishable-story.ts';
import { type ClaimSources, publishableText } from './unbacked-claims.ts';
import { writeRemarks } from './writing/write-remarks.ts';

/** The MLS remarks, from sentences that each pass the law and the facts; else from the facts alone. */
export function composeRemarks({ facts: listed, listing }: Home, cap: number, sources: ClaimSources): string {
  const story = publishableStory(homeStory(listing), 'page', sources);
  const facts = undisputed(listed, story);
  const told = publishableText(writeRemarks({ facts, story }, cap), 'page', sources);
  return told ?? rewriteText(writeRemarks({ facts, story: noStory }, cap)).text;
}
