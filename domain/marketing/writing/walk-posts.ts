import { isOpenToBuyers } from '../rules.ts';
import type { PlacedThing } from '../story/placed-things.ts';
import type { Copy } from './copy.ts';
import { nearbySentence } from './part-sentence.ts';
import type { Channel, PostIdea } from './post-ideas.ts';
import { saysAgain } from './says-again.ts';
import type { Idea } from './share-sentences.ts';
import { tellsMore } from './tells-more.ts';
import { type WalkLead, walkLeads } from './walk-leads.ts';
import { listStops, type Stop, stopOrder, walkStops } from './walk-stops.ts';

type PostChannel = Exclude<Channel, 'email' | 'google' | 'twitter'>;
/** A first line with the sentences below it, for each idea. */
type WalkPosts = Record<Idea, { lead: string; body: string }>;
/** How long a first line may be, how many sentences follow it, and how many things one of them names. */
type Manner = { lead: number; sentences: number; things: number };
const manners: Record<PostChannel, Manner> = {
  facebook: { lead: 170, sentences: 3, things: 4 },
  instagram: { lead: 110, sentences: 2, things: 3 },
  linkedin: { lead: 170, sentences: 3, things: 3 },
  threads: { lead: 150, sentences: 1, things: 3 },
  tiktok: { lead: 110, sentences: 2, things: 3 },
};
const channels = Object.keys(manners);

/** A home with fewer things is told in its agent's sentences. */
const [minOwn, minThings] = [2, 4];

/**
 * Three posts that walk through the home: a first line from what is rarest, then a sentence for each part of the home, which names
 * the things there. Undefined where the listing names too little.
 */
export function walkPosts(copy: Copy, channel: PostChannel): WalkPosts | undefined {
  const { lead } = manners[channel];
  const leads = firstLines(copy, [lead, lead, lead]);
  if (!leads) return undefined;
  const bodies = dealStops(copy, leads, channel);
  if (bodies.includes('')) return undefined;
  const [feature, place, invitation] = leads.map(({ text }, at) => ({ lead: text, body: bodies[at] ?? '' }));
  return feature && place && invitation ? { feature, place, invitation } : undefined;
}

/** Three first lines, each with the sentences that may stand beside it where a line is all there is room for. */
export function walkLines(
  copy: Copy,
  lengths: readonly [number, number, number],
): { idea: PostIdea; beside: readonly string[] }[] | undefined {
  const leads = firstLines(copy, lengths);
  if (!leads) return undefined;
  const stops = walkStops(
    copy,
    leads.flatMap(({ things }) => things),
    leads.map(({ text }) => text),
    maxBeside,
  );
  return leads.map((idea, at) => ({
    idea,
    // Each its own, before what the others say.
    beside: [...stops.slice(at), ...stops.slice(0, at)].map((stop) => stop.sentence(at)),
  }));
}
const maxBeside = 2;

function firstLines(copy: Copy, lengths: readonly [number, number, number]) {
  const { things } = copy.story;
  const own = things.filter(({ part }) => part !== 'building');
  // Of a home that is taken nobody is told what it has.
  if (copy.isAtLength || !isOpenToBuyers(copy.occasion)) return undefined;
  if (own.length < minOwn || things.length < minThings) return undefined;
  return walkLeads(copy, lengths, seedOf(copy));
}

/** The same for a home on every day, another for the next home. */
const seedOf = ({ facts }: Pick<Copy, 'facts'>) =>
  [...(facts.street ?? facts.city ?? '')].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );

const variants = [0, 1, 2] as const;
const place = 1;

/** The sentences below the three first lines: the best first, and turn by turn, so that no variant has what is left over. */
function dealStops(copy: Copy, leads: readonly WalkLead[], channel: PostChannel): string[] {
  const { sentences, things: max } = manners[channel];
  const turn = seedOf(copy) + channels.indexOf(channel);
  const named = leads.flatMap(({ things }) => things);
  const lines = leads.map(({ text }) => text);
  const fresh = walkStops(copy, named, lines, max);
  const near = nearStop(copy, lines);
  const dealt: Stop[][] = variants.map(() => []);
  const around = fresh.filter(isAround);
  dealt[place]?.push(...[...(near ? [near] : []), ...around].slice(0, Math.max(1, sentences - 1)));
  const rest = fresh.filter((stop) => !isAround(stop));
  const inOrder =
    channel === 'linkedin' ? [...rest.filter(isTerm), ...rest.filter((stop) => !isTerm(stop))] : rest;
  let next = 0;
  for (const stop of inOrder) {
    const open = variants
      .map((_, at) => (next + at) % variants.length)
      .filter((at) => (dealt[at]?.length ?? 0) < sentences);
    // Two sentences about one room are one room too few.
    const isNew = (at: number) =>
      !dealt[at]?.some(({ part }) => part === stop.part) && leads[at]?.things[0]?.part !== stop.part;
    const best = open.find(isNew) ?? open.find((at) => dealt[at]?.length === 0);
    if (best === undefined) continue;
    dealt[best]?.push(stop);
    next = (best + 1) % variants.length;
  }
  const said = new Set<string>();
  const repeated = new Set<string>();
  return variants.map((at) => {
    const lead = leads[at];
    const more = lead
      ? tellsMore(copy, lead, [...lines, ...fresh.map((stop) => stop.sentence(0))])
      : undefined;
    const own = (dealt[at] ?? []).slice(0, more ? sentences - 1 : sentences);
    // With few facts, one is told again, in a post whose first line doesn't name it, beside others than before.
    const missing = Math.max(0, Math.min(enough, sentences) - own.length - (more ? 1 : 0));
    const again = missing > 0 ? toldAgain(copy, lead, own, repeated, max).slice(0, missing) : [];
    for (const id of again.flatMap((stop) => stop.told)) repeated.add(id);
    const walk = [...own, ...again].toSorted((a, b) => stopOrder.indexOf(a.part) - stopOrder.indexOf(b.part));
    const below = more ? [more] : [];
    for (const [index, stop] of walk.entries()) {
      const forms = [0, 1, 2].map((form) => stop.sentence(turn + at + index + form));
      const before = below.at(-1) ?? lead?.text ?? '';
      const unsaid = forms.filter((one) => !said.has(one));
      const text = unsaid.find((one) => !soundsLike(before, one)) ?? unsaid[0] ?? stop.sentence(turn);
      said.add(text);
      below.push(text);
    }
    return below.join(' ');
  });
}

/** Two sentences that begin alike, or two lists behind a colon, are no walk. */
const soundsLike = (before: string, text: string) =>
  (before.includes(':') && text.includes(':')) || startOf(before) === startOf(text);
const startOf = (text: string) =>
  (/^(?:The|In|On) (?:the )?\p{L}+|^\p{L}+/u.exec(text)?.[0] ?? text).toLowerCase();

/** A first line and one sentence are a thin post. */
const enough = 2;

const isAround = ({ part }: Stop) => part === 'building' || part === 'around';
/** What a peer asks first. */
const isTerm = ({ part }: Stop) => /^(?:parking|included|updates)$/.test(part);

const maxNear = 3;
function nearStop({ story }: Copy, lines: readonly string[]): Stop | undefined {
  const places = story.nearby
    .filter((one) => !lines.some((text) => text.includes(one.replace(/^the /, ''))))
    .slice(0, maxNear);
  // Beside a first line about the place, one more name is a leftover.
  const isLeft = places.length < 2 && story.nearby.length > places.length;
  if (places.length === 0 || isLeft) return undefined;
  return { part: 'around', told: places, worth: 0, sentence: (form) => nearbySentence(places, form) };
}

/** What another variant has told, once more: a fact that all three tell makes them one post. */
function toldAgain(
  copy: Copy,
  lead: WalkLead | undefined,
  own: readonly Stop[],
  repeated: ReadonlySet<string>,
  max: number,
): Stop[] {
  if (!lead) return [];
  const told = new Set(own.flatMap((stop) => stop.told));
  const isOpen = (thing: PlacedThing) => !lead.things.includes(thing) && !told.has(thing.id);
  const things = copy.story.things.filter(isOpen);
  const fresh = things.filter(({ id }) => !repeated.has(id));
  const line = [lead.text, ...own.map((one) => one.sentence(0))].join(' ');
  const stopsOf = (some: readonly PlacedThing[]) =>
    listStops(copy, some, max)
      .filter((stop) => !saysAgain(line, stop.sentence(0)) && !own.some(({ part }) => part === stop.part))
      .toSorted((a, b) => b.worth - a.worth);
  const best = stopsOf(fresh);
  // A first line alone is no post.
  return best.length === 0 && own.length === 0 ? stopsOf(things) : best;
}
