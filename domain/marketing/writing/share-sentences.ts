import { chooseSentences } from '../story/choose-sentences.ts';
import { isFiller, isPostable, isSmallThing, isUnsure } from '../story/lead-sentence.ts';
import type { StorySentence } from '../story/read-story.ts';
import type { Copy } from './copy.ts';
import { invitationIdea } from './invitation-idea.ts';
import { otherSide, placeIdeas } from './place-ideas.ts';
import { type Channel, featureIdea, type IsFree, isTold, type PostIdea } from './post-ideas.ts';
import { saysAgain } from './says-again.ts';

export type Idea = 'feature' | 'place' | 'invitation';
export type SharedPost = { idea: PostIdea; sentences: readonly StorySentence[] };
type SharedPosts = Record<Idea, SharedPost>;
export type Shared = Record<'facebook' | 'instagram' | 'linkedin' | 'email', SharedPosts>;
export type LastShared = Record<'threads' | 'tiktok' | 'google', SharedPosts>;

type Slot = {
  channel: Channel;
  idea: Idea;
  /** How long its first line may be, how many sentences may follow, and how long they may be together. */
  lead: number;
  max: number;
  room: number;
};

/** The texts of a home, in the order in which they choose their sentences: those that say most choose first. */
const slots: readonly Slot[] = [
  { channel: 'facebook', idea: 'feature', lead: 200, max: 3, room: 480 },
  { channel: 'email', idea: 'feature', lead: 170, max: 2, room: 380 },
  { channel: 'linkedin', idea: 'feature', lead: 170, max: 2, room: 420 },
  { channel: 'instagram', idea: 'feature', lead: 150, max: 1, room: 240 },
  { channel: 'facebook', idea: 'place', lead: 300, max: 2, room: 340 },
  { channel: 'facebook', idea: 'invitation', lead: 200, max: 2, room: 400 },
  { channel: 'email', idea: 'place', lead: 300, max: 1, room: 260 },
  { channel: 'linkedin', idea: 'place', lead: 300, max: 2, room: 340 },
  { channel: 'linkedin', idea: 'invitation', lead: 200, max: 2, room: 400 },
  { channel: 'instagram', idea: 'place', lead: 220, max: 1, room: 220 },
  { channel: 'instagram', idea: 'invitation', lead: 180, max: 1, room: 240 },
];
/** These choose from what the others leave. */
const lastSlots: readonly Slot[] = [
  { channel: 'google', idea: 'feature', lead: 150, max: 2, room: 420 },
  { channel: 'threads', idea: 'feature', lead: 150, max: 1, room: 150 },
  { channel: 'tiktok', idea: 'feature', lead: 110, max: 1, room: 130 },
  { channel: 'google', idea: 'place', lead: 300, max: 1, room: 260 },
  { channel: 'google', idea: 'invitation', lead: 200, max: 1, room: 260 },
  { channel: 'threads', idea: 'place', lead: 200, max: 1, room: 140 },
  { channel: 'threads', idea: 'invitation', lead: 200, max: 1, room: 140 },
  { channel: 'tiktok', idea: 'place', lead: 200, max: 1, room: 130 },
  { channel: 'tiktok', idea: 'invitation', lead: 200, max: 1, room: 130 },
];
const maxUses = 2;
const maxLastUses = 3;
/** With so many sentences, none has to serve a third time. */
const rich = 10;
/** A first line that can do without more. */
const long = 75;
/** Into how many texts of a network and the email the home's own sentences are dealt out. */
const parts = 4;
const costOfUse = 2.5;
const maxEach = 270;
const minBodyWorth = 0.5;
/** Where there is little to say, plainer sentences are said too. */
const minThinWorth = -0.5;
const thin = 7;
/** A closet or a dishwasher is said only beside something better. */
const minSmall = 1.5;

/** How often a sentence is said, and in which network. */
type Uses = { counts: Map<string, number>; byChannel: Map<Channel, Set<string>> };

/** Which text says which sentence: none is in more than two where there are enough of them, none twice in one network. */
export function shareSentences(copy: Copy): Shared {
  return deal(copy, slots, { counts: new Map(), byChannel: new Map() }) as Shared;
}

/** The same for the networks that choose last; what the others say stays as it is. */
export function shareLastSentences(copy: Copy): LastShared {
  const uses: Uses = { counts: new Map(), byChannel: new Map() };
  deal(copy, slots, uses);
  return deal(copy, lastSlots, uses) as LastShared;
}

/** Deals sentences out to texts, counting those that are dealt out already. */
function deal(copy: Copy, wanted: readonly Slot[], { counts, byChannel }: Uses): object {
  const all = copy.story.sentences.filter(isPostable);
  const use = (channel: Channel, text: string) => {
    counts.set(text, (counts.get(text) ?? 0) + 1);
    byChannel.set(channel, (byChannel.get(channel) ?? new Set()).add(text));
  };
  const isFree = (channel: Channel, text: string, most = maxUses) =>
    (counts.get(text) ?? 0) < most && !byChannel.get(channel)?.has(text);
  const shared: Partial<Record<Channel, Partial<Record<Idea, SharedPost>>>> = {};
  const minWorth = all.length < thin ? minThinWorth : minBodyWorth;
  const isLast = wanted === lastSlots;
  const most = all.length >= rich ? maxUses : maxLastUses;
  // First lines choose before what follows them.
  for (const { channel, idea: name, lead } of wanted) {
    const others = Object.values(shared[channel] ?? {}).map((post) => post.idea);
    const idea = firstLineOf(
      copy,
      channel,
      name,
      lead,
      others,
      (text) => isFree(channel, text, isLast ? most : maxUses),
      (text) => isFree(channel, text, most),
    );
    use(channel, idea.text);
    shared[channel] = { ...shared[channel], [name]: { idea, sentences: [] } };
  }
  const share = Math.max(1, Math.ceil(all.filter(isOwn).length / parts));
  for (const { channel, idea: name, max, room } of wanted) {
    const posts = shared[channel] as Record<Idea, SharedPost>;
    const { idea } = posts[name];
    const others = Object.values(posts).map((post) => ({ text: post.idea.text, told: [] }));
    const said = [idea, ...others];
    const choose = (most: number, count: number) =>
      chooseSentences(
        all
          .filter((one) => (name === 'place' || isOwn(one)) && !isHype.test(one.text) && !isFiller(one.text))
          .filter(
            ({ text, worth }) =>
              channel === 'email' || (!isUnsure(text) && (!isSmallThing(text) || worth >= minSmall)),
          )
          .filter((one) => isFree(channel, one.text, most) && !isTold(one, said) && one.worth >= minWorth)
          .filter(({ text }) => !saysAgain(idea.text, text))
          .map((one) => ({ ...one, worth: worthIn(one, name) - costOfUse * (counts.get(one.text) ?? 0) })),
        {
          // Said once what it is, a text doesn't begin again with "This is a home".
          told: channel === 'email' || saysWhat.test(idea.text) ? [...idea.told, 'what:1'] : idea.told,
          room,
          max: count,
          maxEach,
          keepsOrder: true,
          minWorth: minWorth - costOfUse * most,
          // What the agent said first sums the home up.
          opens: name === 'feature' && (channel === 'facebook' || channel === 'email'),
        },
      );
    const fresh = choose(maxUses, Math.min(max, share));
    // A first line alone is no post: where little is told, a sentence serves more often.
    const isEnough = max === 0 || fresh.length > 0 || idea.text.length > long || all.length >= rich;
    const sentences = isEnough ? fresh : choose(maxLastUses, 1);
    for (const { text } of sentences) use(channel, text);
    posts[name] = { idea, sentences: sentences.toSorted((a, b) => a.at - b.at) };
  }
  return shared;
}

/** The sentences that posts and the email have said often enough: a text of its own says others. */
export function spentSentences(copy: Copy): ReadonlySet<string> {
  const said = Object.values(shareSentences(copy)).flatMap((posts) =>
    Object.values(posts).flatMap(({ idea, sentences }) => [idea.text, ...sentences.map(({ text }) => text)]),
  );
  const most = copy.story.sentences.filter(isPostable).length >= rich ? maxUses : maxLastUses;
  return new Set(said.filter((text) => said.filter((one) => one === text).length >= most));
}

const saysWhat = /^An? |: an? /;

const isOwn = ({ scope }: StorySentence) => scope !== 'area' && scope !== 'building';

/** The first line has said what it is. */
function costOfIntroduction({ text, worth }: StorySentence): number {
  const isEmpty = worth < minTelling && isIntroduction.test(text);
  return isHype.test(text) || isEmpty ? 7 : isIntroduction.test(text) ? 2 : 0;
}
const minTelling = 4;
const isHype =
  /^(?:own|experience|discover|introducing|welcome|step into this|imagine|presenting|fall in love|nestled|you['’]ll love|living here|enjoy (?:world-class|the best|unbeatable)|thoughtful floor ?plan)\b|\bblends? (?:seamlessly )?(?:charm|style|comfort|vintage|classic|modern|timeless|the best)\b|\bseamlessly blends\b|\b(?:hidden|cozy|true) gem\b/i;
const isIntroduction =
  /^(?:this is|an? )|\bthis (?:[^\s.]+ ){0,5}?(?:condo|home|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|studio|unit)\b/i;

/** A post about the place says first what is around. */
const worthIn = (one: StorySentence, idea: Idea) =>
  one.worth + (idea === 'place' && !isOwn(one) ? 3 : 0) - costOfIntroduction(one);

function firstLineOf(
  copy: Copy,
  channel: Channel,
  idea: Idea,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree,
  isLeft: IsFree,
): PostIdea {
  // An email tells of the place in a paragraph of its own.
  if (idea === 'feature') return featureIdea(copy, maxLength, 3, channel !== 'email', channel);
  if (idea === 'invitation') return invitationIdea(copy, maxLength, others, isLeft);
  const [feature = { text: '', told: [] }] = others;
  const free = placeIdeas(copy, channel, maxLength).find(({ text }) => isFree(text));
  return free ?? otherSide(copy, maxLength, feature, isLeft);
}
