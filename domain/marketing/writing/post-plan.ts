import { isOpenToBuyers } from '../rules.ts';
import { mixLine, type UnitMix } from '../story/unit-mix.ts';
import { addressSentence, isAddressedAbove } from './address-sentence.ts';
import type { Copy } from './copy.ts';
import { detailLine } from './detail-line.ts';
import { evenOpenings } from './even-openings.ts';
import { hookLine } from './hook-line.ts';
import { sells } from './plain-sentences.ts';
import { type Channel, firstLine } from './post-ideas.ts';
import { type Idea, type SharedPost, type Sharing, shareSentences } from './share-sentences.ts';
import { thinLeads } from './thin-lead.ts';
import { walkPosts } from './walk-posts.ts';

/** A first line with the sentences below it. */
export type PlannedPost = { lead: string; body: string };
export type PostPlan = Record<Idea, PlannedPost>;

/** Three posts of different ideas and different sentences: the feature, the place, the invitation. */
export function planPosts(copy: Copy, channel: Exclude<Sharing, 'email'>): PostPlan {
  // Google's first words are what is for sale, and then the agent's.
  const walk = channel === 'google' ? undefined : walkPosts(copy, channel);
  if (walk) return walk;
  const all = shareSentences(copy)[channel];
  const [feature, place, invitation] = withoutAds(copy, [all.feature, all.place, all.invitation]);
  const shared = [feature, place, invitation];
  const leads = shared.map(({ idea }) => idea.text).join(' ');
  const sentences = shared.flatMap((post) => post.sentences.map(({ text }) => text)).join(' ');
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
  const { mix } = copy.story;
  const third = plan('invitation', invitation, `${first.body} ${second.body}`);
  const isBelow = channel === 'google' || channel === 'linkedin';
  const told = [first, second, third].map((post, at) =>
    mix && !copy.isAtLength && channel !== 'google'
      ? withMix(post, mix, copy, channel === 'linkedin', at)
      : post,
  );
  const posts = told.map((post, at) =>
    isBelow || isAddressedAbove(copy, at) ? post : withAddress(post, copy),
  );
  return { feature: posts[0] ?? first, place: posts[1] ?? second, invitation: posts[2] ?? third };
}

/** "For sale in Larkmere: a condo." */
const isOffer = /^For sale [^:]*: an? [^,]*\.$/;

/** The three posts without what only sells: a first line that does gives way to what the home is, with a figure. */
function withoutAds(copy: Copy, posts: readonly [SharedPost, SharedPost, SharedPost]): typeof posts {
  if (!isOpenToBuyers(copy.occasion)) return posts;
  const thin = thinLeads(copy).filter((line) => !posts.some(({ idea }) => idea.text === line));
  const plainly = (post: SharedPost): SharedPost => ({
    ...post,
    idea:
      sells(post.idea.text) || isOffer.test(post.idea.text)
        ? { text: thin.shift() ?? post.idea.text, told: [] }
        : post.idea,
    sentences: post.sentences.filter(({ text }) => !sells(text)),
    again: post.again && sells(post.again.text) ? undefined : post.again,
  });
  const [feature, place, invitation] = posts;
  return [plainly(feature), plainly(place), plainly(invitation)];
}

/** What the homes at one address are is a buyer's first question. */
function withMix(post: PlannedPost, mix: UnitMix, copy: Copy, isBelow: boolean, at: number): PlannedPost {
  if (at > 0)
    return { ...post, body: `${at === 1 ? 'The mix' : 'The homes'}: ${mix.said}. ${post.body}`.trim() };
  const lead = mixLine(mix);
  const home = addressSentence(copy, {
    lead,
    things: [],
    isAddressed: isBelow || isAddressedAbove(copy, at),
    withCity: true,
    form: 0,
  });
  return { lead, body: `${home} ${post.body}`.trim() };
}

/** "The home has a tiled stove" by its address, which the figures then don't repeat. */
function withAddress({ lead, body }: PlannedPost, { facts: { street } }: Copy): PlannedPost {
  const isSaid = street === null || lead.includes(street) || ofBuilding.test(body);
  return {
    lead,
    body: isSaid
      ? body
      : body.replace(
          /^(?:(?:The|This) home (?=(?:has|is) )|This (?=is an? )|Also here: |You['’]ll find )/,
          (start) => (/^(?:Also|You)/.test(start) ? `${street} has ` : `${street} `),
        ),
  };
}

/** The building has the same street and number. */
const ofBuilding = /^This is an? [^.]*\b(?:building|co-?op(?:erative)?|condominium|community)\b/i;

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
