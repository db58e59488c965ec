import { introduces } from '../story/lead-sentence.ts';
import type { Copy } from './copy.ts';
import { detailLine } from './detail-line.ts';
import { hookLine } from './hook-line.ts';
import { ownBody } from './own-body.ts';
import { type Channel, firstLine } from './post-ideas.ts';
import { postOpening } from './post-opening.ts';
import {
  type Idea,
  type LastShared,
  type Shared,
  type SharedPost,
  shareLastSentences,
  shareSentences,
} from './share-sentences.ts';

/** A first line with the sentences below it. */
export type PlannedPost = { lead: string; body: string };
export type PostPlan = Record<Idea, PlannedPost>;

/** Three posts of different ideas and different sentences: the feature, the place, the invitation. */
export function planPosts(copy: Copy, channel: keyof Shared): PostPlan {
  return planOf(copy, channel, shareSentences(copy)[channel]);
}

/** The same for the networks that choose their sentences last. */
export function planLastPosts(copy: Copy, channel: keyof LastShared): PostPlan {
  return planOf(copy, channel, shareLastSentences(copy)[channel]);
}

function planOf(
  copy: Copy,
  channel: Channel,
  { feature, place, invitation }: Record<Idea, SharedPost>,
): PostPlan {
  const plan = (
    name: Idea,
    post: SharedPost,
    before: string | null = null,
    lead = firstLine(post.idea.text),
  ): PlannedPost => {
    const below = post.sentences.map(({ text }) => text).filter((text) => !introduces(text));
    const body = [before, ...below].filter(Boolean).join(' ');
    const said = `${lead} ${body}`;
    const own = body.length < short ? ownBody(copy, channel, name, said) : '';
    // Three posts with one list are one post.
    const elsewhere = isBrief.test(channel) ? [feature, place, invitation].map(({ idea }) => idea.text) : [];
    const more =
      body.length < short && own === ''
        ? detailLine(copy, channel, name, [said, ...elsewhere].join(' '))
        : '';
    return { lead, body: [body, own, more].filter(Boolean).join(' ') };
  };
  const opening = postOpening(copy, channel, feature.idea);
  return {
    feature: plan('feature', feature, opening?.below, opening?.lead),
    place: plan('place', place, isAround(copy, place) ? homeBeside(copy, channel, place) : null),
    invitation: plan('invitation', invitation),
  };
}

const isBrief = /^(?:threads|tiktok|twitter)$/;

/** The agent's own sentence beats a list: only a text with next to nothing below its first line, and no sentence, has one. */
const short = 60;

/** Whether a first line tells of the street or the building, and not of the home. */
function isAround({ story }: Copy, { idea }: SharedPost): boolean {
  const own = story.sentences.filter(({ scope }) => scope !== 'area' && scope !== 'building');
  return !own.some(({ text }) => text === idea.text);
}

/** A line that says what the home is: "This brick loft stands on Mill Lane." */
const dwelling =
  /\b(?:this|is an?|is the|: an?|^an?) (?:[^\s.]+ ){0,6}?(?:condo|home|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|property|unit|studio|brownstone|building|\w+-flat)\b/i;

/** What is for sale, beside a line about the place; null where that line says it. */
function homeBeside(copy: Copy, channel: Channel, { idea, sentences }: SharedPost): string | null {
  const said = [idea.text, ...sentences.map(({ text }) => text)].join(' ');
  if (dwelling.test(said)) return null;
  const home = hookLine(copy, {
    maxLength: 200,
    max: 3,
    // What the sentences below it say isn't named before them.
    without: [...idea.told, ...sentences.flatMap(({ featureIds }) => featureIds)],
    placed: false,
    nearby: false,
    plain: true,
  });
  if (home.details === 0 || channel !== 'facebook') return null;
  return home.text;
}
