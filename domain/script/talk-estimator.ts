import type { PageFacts } from '../listings/extraction/facts.ts';
import type { TalkLength } from '../listings/sheet/rules.ts';

/** What the customer adds to the sheet. */
export type TalkOrder = { agentName: string; additionalDetails: string };
export type SampleLine = { speaker: string; text: string };
export type TalkEstimate = {
  seconds: number;
  length: TalkLength;
  /** The episode’s title and a few of its lines; null if there is too little for an episode. */
  sample: { title: string; lines: SampleLine[] } | null;
};

/**
 * Says how long the episode becomes and what it sounds like. Writing a talk takes a fifth of a second, so the website does it in a thread of
 * its own. Throws `Unavailable` when that fails.
 */
export type TalkEstimator = (facts: PageFacts, order: TalkOrder) => Promise<TalkEstimate>;
