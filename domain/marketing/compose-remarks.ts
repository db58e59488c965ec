import { checkText } from '../compliance/check-text.ts';
import { rewriteText } from '../compliance/rewrite-text.ts';
import { splitSentences } from '../english/sentences/rules.ts';
import type { HomeFacts } from './facts/home-facts.ts';
import type { Home } from './load-home.ts';
import { homeStory, noStory, undisputed } from './story/home-story.ts';
import { publishableStory } from './story/publishable-story.ts';
import { type ClaimSources, publishableText } from './unbacked-claims.ts';
import { ownRemarks } from './writing/own-sentences.ts';
import { writeRemarks } from './writing/write-remarks.ts';

/**
 * The MLS remarks: the agent's own description as the page has it, in sentences that pass the legal and fact checks;
 * otherwise our own sentences; otherwise just the facts.
 */
export function composeRemarks({ facts: listed, listing }: Home, cap: number, sources: ClaimSources): string {
  const story = publishableStory(homeStory(listing), 'page', sources);
  const fit = (listed.story ?? '')
    .split('\n')
    .map((line) => allowedOf(line, listed))
    .join('\n');
  const remarks = ownRemarks(fit, story, cap);
  if (remarks.length >= minOwn) return remarks;
  const facts = undisputed(listed, story);
  const told = publishableText(writeRemarks({ facts, story }, cap), 'page', sources);
  return told ?? rewriteText(writeRemarks({ facts, story: noStory }, cap)).text;
}

/** Anything shorter says too little about a home. */
const minOwn = 80;

/** A line without what an MLS rejects: who sells it, and where to hear more. The rest is the agent's own statement. */
function allowedOf(line: string, { agentName, brokerage }: HomeFacts): string {
  const isItem = line.startsWith('• ');
  const names = [agentName, brokerage].flatMap((name) => name ?? []);
  const kept = splitSentences(line.replace(/^• /, '')).filter(
    (sentence) =>
      !names.some((name) => sentence.includes(name)) &&
      !/\bpodcast\b/i.test(sentence) &&
      checkText(sentence, { kind: 'page' }).verdict === 'allow',
  );
  return kept.length > 0 && isItem ? `• ${kept.join(' ')}` : kept.join(' ');
}
