import type { Copy } from './copy.ts';
import { detailLine } from './detail-line.ts';
import { hookLine } from './hook-line.ts';
import { type Channel, firstLine } from './post-ideas.ts';
import { type Idea, type SharedPost, type Sharing, shareSentences } from './share-sentences.ts';

/** A first line with the sentences below it. */
export type PlannedPost = { lead: string; body: string };
export type PostPlan = Record<Idea, PlannedPost>;

/** Three posts of different ideas and different sentences: the feature, the place, the invitation. */
export function planPosts(copy: Copy, channel: Exclude<Sharing, 'email'>): PostPlan {
  const { feature, place, invitation } = shareSentences(copy)[channel];
  const plan = (name: Idea, post: SharedPost, before: string | null = null): PlannedPost => {
    const lead = firstLine(post.idea.text);
    const below = post.sentences.map(({ text }) => withoutStreet(text, copy.facts));
    const body = [before, ...below].filter(Boolean).join(' ');
    const said = `${lead} ${body}`;
    // Three posts with one list are one post.
    const elsewhere = isBrief.test(channel) ? [feature, place, invitation].map(({ idea }) => idea.text) : [];
    const more = body.length < short ? detailLine(copy, channel, name, [said, ...elsewhere].join(' ')) : '';
    const told = [body, more].filter(Boolean).join(' ');
    return { lead, body: told || withoutStreet(post.again?.text ?? '', copy.facts) };
  };
  return {
    feature: plan('feature', feature),
    place: plan('place', place, isAround(copy, place) ? homeBeside(copy, channel, place) : null),
    invitation: plan('invitation', invitation),
  };
}

/** "9 Quarry Lane, Unit 2 is a loft" is "This is a loft" beside the address. */
export function withoutStreet(text: string, { street }: Copy['facts']): string {
  const [, number = '', what] = /^(\d+) [^.]{3,45}? is (an? [^.]*\..*)$/s.exec(text) ?? [];
  return what && street?.startsWith(`${number} `) ? `This is ${what}` : text;
}

const isBrief = /^(?:threads|tiktok)$/;

/** The agent's own sentence beats a list: only a text with next to nothing below its first line has one. */
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
