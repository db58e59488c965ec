import type { Copy } from './copy.ts';
import { detailLine } from './detail-line.ts';
import { evenOpenings } from './even-openings.ts';
import { hookLine } from './hook-line.ts';
import { type Channel, firstLine } from './post-ideas.ts';
import { type Idea, type SharedPost, type Sharing, shareSentences } from './share-sentences.ts';
import { walkPosts } from './walk-posts.ts';

/** A first line with the sentences below it. */
export type PlannedPost = { lead: string; body: string };
export type PostPlan = Record<Idea, PlannedPost>;

/** Three posts of different ideas and different sentences: the feature, the place, the invitation. */
export function planPosts(copy: Copy, channel: Exclude<Sharing, 'email'>): PostPlan {
  // Google's first words are what is for sale, and then the agent's.
  const walk = channel === 'google' ? undefined : walkPosts(copy, channel);
  if (walk) return walk;
  const { feature, place, invitation } = shareSentences(copy)[channel];
  const posts = [feature, place, invitation];
  const leads = posts.map(({ idea }) => idea.text).join(' ');
  const sentences = posts.flatMap((post) => post.sentences.map(({ text }) => text)).join(' ');
  const plan = (name: Idea, post: SharedPost, listed: string, before: string | null = null): PlannedPost => {
    const lead = firstLine(post.idea.text);
    const own = post.sentences.map(({ text }) => withoutStreet(text, copy.facts));
    const body = evenOpenings([before, ...own].filter((one) => one !== null));
    const said = `${lead} ${body.join(' ')}`;
    if (body.join(' ').length >= short) return { lead, body: body.join(' ') };
    const listOf = (known: string) => detailLine(copy, channel, name, `${said} ${known}`);
    // Three posts with one list are one post: what the others tell is told again only where nothing else is left.
    const fresh = listOf(`${leads} ${sentences} ${listed}`);
    const last = () => {
      const again = withoutStreet(post.again?.text ?? '', copy.facts);
      return listOf(`${leads} ${listed}`) || again || (isBrief.test(channel) ? '' : listOf(''));
    };
    const more = fresh || (body.length === 0 ? last() : '');
    return { lead, body: evenOpenings([...body, more].filter(Boolean)).join(' ') };
  };
  const first = plan('feature', feature, '');
  const second = plan(
    'place',
    place,
    first.body,
    isAround(copy, place)
      ? homeBeside(copy, channel, place, [...feature.idea.told, ...invitation.idea.told])
      : null,
  );
  return {
    feature: first,
    place: second,
    invitation: plan('invitation', invitation, `${first.body} ${second.body}`),
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
  /\b(?:this|is an?|is the|: an?|^an?) (?:(?:[^\s.]|\.(?=\d))+ ){0,6}?(?:condo|home|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|property|unit|studio|brownstone|building|\w+-flat)\b/i;

/** What is for sale, beside a line about the place; null where that line says it. */
function homeBeside(
  copy: Copy,
  channel: Channel,
  { idea, sentences }: SharedPost,
  others: readonly string[],
): string | null {
  const said = [idea.text, ...sentences.map(({ text }) => text)].join(' ');
  if (dwelling.test(said)) return null;
  const home = hookLine(copy, {
    maxLength: 200,
    max: 3,
    // What the sentences below it say isn't named before them.
    without: [...idea.told, ...sentences.flatMap(({ featureIds }) => featureIds), ...others],
    placed: false,
    nearby: false,
    plain: true,
  });
  if (home.details === 0 || channel !== 'facebook') return null;
  return home.text;
}
