import { isDeepStrictEqual } from 'node:util';
import { isPostable } from '../story/lead-sentence.ts';
import type { StorySentence } from '../story/read-story.ts';
import { chooseAgain, choosePoints } from './choose-points.ts';
import type { Copy } from './copy.ts';
import { homePoints } from './home-points.ts';
import { invitationIdea } from './invitation-idea.ts';
import { nearIdea, otherSide, placeIdeas } from './place-ideas.ts';
import { plainLead } from './plain-lead.ts';
import { type Channel, featureIdea, type IsFree, isSame, isTold, type PostIdea } from './post-ideas.ts';
import { saysAgain } from './says-again.ts';

export type Idea = 'feature' | 'place' | 'invitation';
export type SharedPost = {
  idea: PostIdea;
  sentences: readonly StorySentence[];
  /** What is said again where no sentence is left to say. */
  again?: StorySentence | undefined;
};
type SharedPosts = Record<Idea, SharedPost>;
/** The networks whose posts have room below their first line, and the email. */
export type Sharing = Exclude<Channel, 'twitter'>;
export type Shared = Record<Sharing, SharedPosts>;

type Slot = {
  channel: Sharing;
  idea: Idea;
  /** How long its first line may be, how many points may follow, and how long they may be together. */
  lead: number;
  max: number;
  room: number;
};

/** The texts of a home, in the order in which they choose their first lines: those that say most choose first. */
const slots: readonly Slot[] = [
  { channel: 'facebook', idea: 'feature', lead: 200, max: 2, room: 420 },
  { channel: 'email', idea: 'feature', lead: 170, max: 2, room: 380 },
  { channel: 'linkedin', idea: 'feature', lead: 170, max: 2, room: 380 },
  { channel: 'instagram', idea: 'feature', lead: 150, max: 2, room: 300 },
  { channel: 'facebook', idea: 'place', lead: 300, max: 2, room: 380 },
  { channel: 'facebook', idea: 'invitation', lead: 200, max: 2, room: 380 },
  { channel: 'email', idea: 'place', lead: 300, max: 1, room: 260 },
  { channel: 'linkedin', idea: 'place', lead: 300, max: 2, room: 340 },
  { channel: 'linkedin', idea: 'invitation', lead: 200, max: 2, room: 380 },
  { channel: 'instagram', idea: 'place', lead: 220, max: 2, room: 280 },
  { channel: 'instagram', idea: 'invitation', lead: 180, max: 2, room: 280 },
  { channel: 'google', idea: 'feature', lead: 150, max: 2, room: 300 },
  { channel: 'threads', idea: 'feature', lead: 150, max: 1, room: 170 },
  { channel: 'tiktok', idea: 'feature', lead: 110, max: 2, room: 220 },
  { channel: 'google', idea: 'place', lead: 300, max: 2, room: 280 },
  { channel: 'google', idea: 'invitation', lead: 200, max: 2, room: 280 },
  { channel: 'threads', idea: 'place', lead: 200, max: 1, room: 170 },
  { channel: 'threads', idea: 'invitation', lead: 200, max: 1, room: 170 },
  { channel: 'tiktok', idea: 'place', lead: 200, max: 2, room: 210 },
  { channel: 'tiktok', idea: 'invitation', lead: 200, max: 2, room: 210 },
];
const isLast = (channel: Sharing) => /^(?:google|threads|tiktok)$/.test(channel);
const maxUses = 2;
const maxLastUses = 3;
/** With so many sentences, none has to open a third text. */
const rich = 10;

const dealt = new WeakMap<Copy['story'], { copy: Copy; shared: Shared }>();

/** Neither where a text's link leads nor what its network needs room for changes what it tells. */
function isSameTelling(
  { link: _, reserved: __, ...one }: Copy,
  { link: ___, reserved: ____, ...other }: Copy,
) {
  return isDeepStrictEqual(one, other);
}

/** What each text of a home says: a first line, and below it points that the others of its network leave to it. */
export function shareSentences(copy: Copy): Shared {
  const known = dealt.get(copy.story);
  if (known && isSameTelling(known.copy, copy)) return known.shared;
  const shared = dealPoints(copy, dealFirstLines(copy));
  dealt.set(copy.story, { copy, shared });
  return shared;
}

/** First lines choose before what follows them. */
function dealFirstLines(copy: Copy): Shared {
  const counts = new Map<string, number>();
  const postable = copy.story.sentences.filter(isPostable).length;
  const most = postable >= rich ? maxUses : maxLastUses;
  const shared: Partial<Record<Sharing, Partial<SharedPosts>>> = {};
  for (const { channel, idea: name, lead } of slots) {
    const others = Object.values(shared[channel] ?? {}).map((post) => post.idea);
    // A line of ours may be said again where a sentence of the agent's may not: it is the best there is to say.
    const isFree = (text: string, max: number) =>
      (usesIn(counts, text) < max || !copy.story.sentences.some((one) => isSame(one.text, text))) &&
      !others.some((one) => one.text === text);
    const idea = firstLineOf(
      copy,
      channel,
      name,
      lead,
      others,
      (text) => isFree(text, isLast(channel) ? most : maxUses),
      (text) => isFree(text, most),
    );
    counts.set(idea.text, (counts.get(idea.text) ?? 0) + 1);
    shared[channel] = { ...shared[channel], [name]: { idea, sentences: [] } };
  }
  return shared as Shared;
}

/** How often a sentence is said, alone or at the end of a line. */
const usesIn = (counts: ReadonlyMap<string, number>, text: string) =>
  [...counts].reduce((sum, [said, count]) => sum + (isSame(said, text) ? count : 0), 0);

const variants: readonly Idea[] = ['feature', 'place', 'invitation'];

/** Network group by group and variant by variant, so that the first of each network has the home's best points and none has what is left over. */
function dealPoints(copy: Copy, shared: Shared): Shared {
  const [short, inLetter] = [homePoints(copy), homePoints({ ...copy, isAtLength: true })];
  const counts = new Map<string, number>();
  for (const { idea } of Object.values(shared).flatMap((posts) => Object.values(posts)))
    counts.set(idea.text, (counts.get(idea.text) ?? 0) + 1);
  const leads = new Map(counts);
  const inOrder = [false, true].flatMap((last) =>
    variants.flatMap((idea) => slots.filter((slot) => slot.idea === idea && isLast(slot.channel) === last)),
  );
  for (const { channel, idea: name, max, room } of inOrder) {
    const points = channel === 'email' ? inLetter : short;
    const posts = shared[channel];
    const others = Object.values(posts).flatMap((post) => [
      post.idea.text,
      ...[...post.sentences, ...(post.again ? [post.again] : [])].map(({ text }) => text),
    ]);
    const { idea } = posts[name];
    const otherLeads =
      channel === 'email'
        ? []
        : Object.values(posts).flatMap((post) => (post.idea === idea ? [] : [post.idea]));
    const elsewhere = new Set(
      Object.values(posts)
        .filter((post) => post.idea !== idea)
        .flatMap((post) => [...post.idea.told, ...post.sentences.flatMap(({ featureIds }) => featureIds)]),
    );
    // With few points, the first post leaves some to the others.
    const leading = Object.values(posts).map((post) => post.idea);
    const isLeading = (point: StorySentence) =>
      channel === 'email'
        ? leading.some(({ text }) => text === point.text)
        : isTold(point, leading) || leading.some(({ text }) => saysAgain(text, point.text));
    const left = points.filter((point) => !isLeading(point));
    const share = Math.max(1, Math.ceil(left.length / variants.length));
    const wanted = {
      idea,
      name,
      channel,
      others,
      otherLeads,
      elsewhere,
      counts,
      leads,
      max: Math.min(max, share),
      room,
    };
    const sentences = choosePoints(points, wanted);
    // A first line alone is no post.
    const again = sentences.length > 0 ? undefined : chooseAgain(points, wanted);
    // An email is no post: what it says may stand in one.
    if (channel !== 'email')
      for (const { text } of again ? [again] : sentences) counts.set(text, (counts.get(text) ?? 0) + 1);
    posts[name] = { idea, sentences, again };
  }
  return shared;
}

/** What the posts have said often enough: a text of its own says something else. */
export function spentSentences(copy: Copy): (text: string) => boolean {
  const said = Object.values(shareSentences(copy)).flatMap((posts) =>
    Object.values(posts).flatMap(({ idea, sentences, again }) => [
      idea.text,
      ...[...sentences, ...(again ? [again] : [])].map(({ text }) => text),
    ]),
  );
  // A sentence and the beginning of it are one.
  // A line of ours is no sentence: it is the best there is to say.
  return (text) =>
    copy.story.sentences.some((one) => isSame(one.text, text)) &&
    said.filter((one) => isSame(one, text)).length >= maxSaid;
}
const maxSaid = 3;

function firstLineOf(
  copy: Copy,
  channel: Channel,
  name: Idea,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree,
  isLeft: IsFree,
): PostIdea {
  const idea = ideaOf(copy, channel, name, maxLength, others, isFree, isLeft);
  // A letter has a subject; its first sentence may be the agent's.
  return channel === 'email' ? idea : plainLead(copy, idea, maxLength, others, isLeft);
}

function ideaOf(
  copy: Copy,
  channel: Channel,
  idea: Idea,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree,
  isLeft: IsFree,
): PostIdea {
  // An email tells of the place in a paragraph of its own; what a home is next to opens the post about the place.
  const isNear = channel !== 'email' && nearIdea(copy, maxLength, []) === undefined;
  if (idea === 'feature') return featureIdea(copy, maxLength, 3, isNear, channel);
  if (idea === 'invitation') return invitationIdea(copy, maxLength, others, isLeft);
  const [feature = { text: '', told: [] }] = others;
  const free = placeIdeas(copy, channel, maxLength, channel === 'email' ? [] : feature.told).find(
    ({ text }) => isFree(text),
  );
  return free ?? otherSide(copy, maxLength, feature, isLeft, channel);
}
