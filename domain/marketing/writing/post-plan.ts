import { joinList } from '../../english/join-list.ts';
import { lowerFirst } from '../../english/upper-first.ts';
import { plainPoints } from './best-points.ts';
import type { Copy } from './copy.ts';
import { hookLine } from './hook-line.ts';
import { type Channel, firstLine } from './post-ideas.ts';
import { type Idea, type SharedPost, shareSentences } from './share-sentences.ts';

/** A first line with the sentences below it. */
export type PlannedPost = { lead: string; body: string };
export type PostPlan = Record<Idea, PlannedPost>;

/** Three posts of different ideas and different sentences: the feature, the place, the invitation. */
export function planPosts(copy: Copy, channel: Channel): PostPlan {
  const { feature, place, invitation } = shareSentences(copy)[channel];
  const plan = (name: Idea, post: SharedPost, before: string | null = null): PlannedPost => {
    const body = [before, ...post.sentences.map(({ text }) => text)].filter(Boolean).join(' ');
    const more =
      body === '' || (before !== null && body === before && before.length < short)
        ? insideLine(copy, channel, name, `${post.idea.text} ${body}`)
        : '';
    return { lead: firstLine(post.idea.text), body: [body, more].filter(Boolean).join(' ') };
  };
  return {
    feature: plan('feature', feature),
    place: plan('place', place, isAround(copy, place) ? homeBeside(copy, channel, place) : null),
    invitation: plan('invitation', invitation),
  };
}

const short = 90;
const maxInside = 4;
const insideFrames: Record<Idea, (list: string) => string> = {
  feature: (list) => `Inside: ${list}.`,
  place: (list) => `It has ${list}.`,
  invitation: (list) => `There is more to see: ${list}.`,
};
const offsets: Record<Channel, number> = { facebook: 0, linkedin: 1, instagram: 2, twitter: 0, email: 0 };

/** Where no sentence is left: what is in the home, each text with a list of its own. */
function insideLine(copy: Copy, channel: Channel, idea: Idea, said: string): string {
  if (copy.story.sentences.length > 1) return '';
  const all = plainPoints(copy).filter(({ name }) => !says(said, name));
  const from = all.length > maxInside ? offsets[channel] : 0;
  const named = [...all.slice(from), ...all.slice(0, from)].slice(0, maxInside);
  return named.length > 1 ? insideFrames[idea](joinList(named.map((point) => point.said))) : '';
}

const says = (text: string, name: string) =>
  text.toLowerCase().includes((name.split(' ').at(-1) ?? name).toLowerCase());

/** Whether a first line tells of the street or the building, and not of the home. */
function isAround({ story }: Copy, { idea }: SharedPost): boolean {
  const own = story.sentences.filter(({ scope }) => scope !== 'area' && scope !== 'building');
  return !own.some(({ text }) => text === idea.text);
}

/** A line that says what the home is: "This brick loft stands on Mill Lane." */
const dwelling =
  /\b(?:this|is an?|is the|: an?|^an?) (?:[^\s.]+ ){0,6}?(?:condo|home|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|property|unit|studio|brownstone)\b/i;

/** What is for sale, beside a line about the place; null where that line says it. */
function homeBeside(copy: Copy, channel: Channel, { idea, sentences }: SharedPost): string | null {
  const said = [idea.text, ...sentences.map(({ text }) => text)].join(' ');
  if (dwelling.test(said)) return null;
  const { street } = copy.facts;
  const home = hookLine(copy, {
    maxLength: 200,
    max: 3,
    without: idea.told,
    placed: false,
    nearby: false,
    plain: true,
  });
  if (home.details === 0 || channel !== 'facebook') return null;
  return street ? `${street} is ${lowerFirst(home.text)}` : `For sale here: ${lowerFirst(home.text)}`;
}
