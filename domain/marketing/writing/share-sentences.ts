import { chooseSentences } from '../story/choose-sentences.ts';
import { isPostable } from '../story/lead-sentence.ts';
import type { StorySentence } from '../story/read-story.ts';
import type { Copy } from './copy.ts';
import { otherSide, placeIdeas } from './place-ideas.ts';
import { type Channel, featureIdea, invitationIdea, isTold, type PostIdea } from './post-ideas.ts';

export type Idea = 'feature' | 'place' | 'invitation';
export type SharedPost = { idea: PostIdea; sentences: readonly StorySentence[] };
export type Shared = Record<Channel, Record<Idea, SharedPost>>;

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
const maxUses = 2;
const costOfUse = 2.5;
const maxEach = 290;
const minBodyWorth = 0;
/** Where there is little to say, plainer sentences are said too. */
const minThinWorth = -1;
const thin = 7;

/** Which text says which sentence: none is in more than two, none twice in one network. */
export function shareSentences(copy: Copy): Shared {
  const all = copy.story.sentences.filter(isPostable);
  const uses = new Map<string, number>();
  const byChannel = new Map<Channel, Set<string>>();
  const use = (channel: Channel, text: string) => {
    uses.set(text, (uses.get(text) ?? 0) + 1);
    byChannel.set(channel, (byChannel.get(channel) ?? new Set()).add(text));
  };
  const isFree = (channel: Channel, text: string) =>
    (uses.get(text) ?? 0) < maxUses && !byChannel.get(channel)?.has(text);
  const shared: Partial<Record<Channel, Partial<Record<Idea, SharedPost>>>> = {};
  const minWorth = all.length < thin ? minThinWorth : minBodyWorth;
  for (const { channel, idea: name, lead, max, room } of slots) {
    const others = Object.values(shared[channel] ?? {}).map((post) => post.idea);
    const idea = firstLineOf(copy, channel, name, lead, others, (text) => isFree(channel, text));
    use(channel, idea.text);
    const said = [idea, ...others.map(({ text }) => ({ text, told: [] }))];
    const pool = all
      .filter((one) => (name === 'place') !== isOwn(one) || name === 'place')
      .filter((one) => isFree(channel, one.text) && !isTold(one, said) && one.worth >= minWorth)
      .map((one) => ({
        ...one,
        worth:
          one.worth -
          costOfUse * (uses.get(one.text) ?? 0) +
          sideWorth(one, name) -
          costOfIntroduction(one.text),
      }));
    const sentences = chooseSentences(pool, {
      told: idea.told,
      room,
      max,
      maxEach,
      keepsOrder: true,
      minWorth: minWorth - costOfUse,
      opens: false,
    });
    for (const { text } of sentences) use(channel, text);
    shared[channel] = {
      ...shared[channel],
      [name]: { idea, sentences: sentences.toSorted((a, b) => a.at - b.at) },
    };
  }
  return shared as Shared;
}

const isOwn = ({ scope }: StorySentence) => scope !== 'area' && scope !== 'building';

/** The first line has said what it is. */
const costOfIntroduction = (text: string) => (isHype.test(text) ? 5 : isIntroduction.test(text) ? 2 : 0);
const isHype = /^(?:own|experience|discover|introducing|welcome|imagine|presenting|fall in love)\b/i;
const isIntroduction =
  /^(?:this is|an? )|\bthis (?:[^\s.]+ ){0,5}?(?:condo|home|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|studio|unit)\b/i;

/** A post about the place says first what is around. */
const sideWorth = (one: StorySentence, idea: Idea) => (idea === 'place' && !isOwn(one) ? 3 : 0);

function firstLineOf(
  copy: Copy,
  channel: Channel,
  idea: Idea,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: (text: string) => boolean,
): PostIdea {
  // An email tells of the place in a paragraph of its own.
  if (idea === 'feature') return featureIdea(copy, maxLength, 3, channel !== 'email', channel);
  if (idea === 'invitation') return invitationIdea(copy, channel, maxLength, others, isFree);
  const [feature = { text: '', told: [] }] = others;
  const free = placeIdeas(copy, channel, maxLength).find(({ text }) => isFree(text));
  return free ?? otherSide(copy, maxLength, feature, isFree);
}
