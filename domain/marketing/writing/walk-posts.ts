import { isOpenToBuyers } from '../rules.ts';
import type { PlacedThing } from '../story/placed-things.ts';
import { addressSentence, homeBeside, isAddressedAbove, listOfGroups } from './address-sentence.ts';
import type { Copy } from './copy.ts';
import { dealThings } from './deal-things.ts';
import { nearbySentence } from './part-sentence.ts';
import type { Channel, PostIdea } from './post-ideas.ts';
import { saysAgain } from './says-again.ts';
import type { Idea } from './share-sentences.ts';
import { tellsMore } from './tells-more.ts';
import { opens, type WalkLead } from './walk-lead.ts';
import { walkLeads } from './walk-leads.ts';
import { type Stop, stopOrder, walkStops } from './walk-stops.ts';

type PostChannel = Exclude<Channel, 'email' | 'google' | 'twitter'>;
/** A first line with the sentences below it, for each idea. */
type WalkPosts = Record<Idea, { lead: string; body: string }>;
/** How long a first line may be, how many sentences follow it, and how many things one of them names. */
type Manner = { lead: number; sentences: number; things: number };
const manners: Record<PostChannel, Manner> = {
  facebook: { lead: 170, sentences: 4, things: 4 },
  instagram: { lead: 110, sentences: 2, things: 4 },
  linkedin: { lead: 170, sentences: 3, things: 4 },
  threads: { lead: 150, sentences: 1, things: 3 },
  tiktok: { lead: 110, sentences: 2, things: 3 },
};
const channels = Object.keys(manners);

/** A home with fewer things is told in its agent's sentences. */
const [minOwn, minThings] = [2, 3];

/**
 * Three posts that walk through the home: a first line from what is rarest, then a sentence for each part of the home, which names
 * the things there. Undefined where the listing names too little.
 */
export function walkPosts(copy: Copy, channel: PostChannel): WalkPosts | undefined {
  const { lead } = manners[channel];
  const leads = firstLines(copy, [lead, lead, lead]);
  if (!leads) return undefined;
  const bodies = bodiesOf(copy, leads, channel);
  if (bodies.includes('')) return undefined;
  const [feature, place, invitation] = leads.map(({ text }, at) => ({ lead: text, body: bodies[at] ?? '' }));
  return feature && place && invitation ? { feature, place, invitation } : undefined;
}

/** Three first lines, each with the sentences that may stand beside it where a line is all there is room for. */
export function walkLines(
  copy: Copy,
  lengths: readonly [number, number, number],
): { idea: PostIdea; beside: readonly string[] }[] | undefined {
  const leads = firstLines(copy, lengths, true);
  if (!leads) return undefined;
  const { things } = copy.story;
  const lists = dealThings(ownThings(copy), leads, maxBeside);
  const shared = things.filter(({ part }) => part === 'building').slice(0, maxBeside);
  return leads.map((idea, at) => {
    // In one line below another, what opens a third is its beginning told twice.
    const own = (lists[at] ?? []).filter((thing) => !leads.some((lead) => lead.things.includes(thing)));
    const inBuilding =
      at === place && shared.length > 1 && !/\bbuilding\b/.test(idea.text)
        ? [`The building has ${listOfGroups(shared, copy.facts.description)}.`]
        : [];
    // As many as there is room for.
    const sets = [own, own.slice(0, 2), own.slice(0, 1)].filter(isWorthALine);
    return { idea, beside: [...inBuilding, ...sets.map((set) => homeBeside(copy, idea.text, set))] };
  });
}
const maxBeside = 3;
/** A breakfast bar alone is no news. */
const isWorthALine = (set: readonly PlacedThing[]) => set.length > 1 || set.some(opens);

/** Three first lines, each about another thing; undefined where the listing names too little. */
export function firstLines(copy: Copy, lengths: readonly [number, number, number], isLine = false) {
  const { things } = copy.story;
  const own = things.filter(({ part }) => part !== 'building');
  // Of a home that is taken nobody is told what it has.
  if (copy.isAtLength || !isOpenToBuyers(copy.occasion)) return undefined;
  if (own.length < minOwn || things.length < minThings) return undefined;
  return walkLeads(copy, lengths, seedOf(copy), isLine);
}

/** The same for a home on every day, another for the next home. */
const seedOf = ({ facts }: Pick<Copy, 'facts'>) =>
  [...(facts.street ?? facts.city ?? '')].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );

const variants = [0, 1, 2] as const;
const place = 1;

/** Below each first line: what the home is, at its address, with its best things; then a sentence for each of a few parts. */
function bodiesOf(copy: Copy, leads: readonly WalkLead[], channel: PostChannel): string[] {
  const { sentences, things: max } = manners[channel];
  const turn = seedOf(copy) + channels.indexOf(channel);
  const lists = dealThings(ownThings(copy), leads, max);
  const starts = leads.map((lead, at) =>
    addressSentence(copy, {
      lead: lead.text,
      things: lists[at] ?? [],
      isAddressed: channel === 'linkedin' || isAddressedAbove(copy, at),
      withCity: /^(?:facebook|threads)$/.test(channel),
      form: at,
    }),
  );
  const more = dealStops(copy, leads, lists, starts, channel);
  const said = new Set<string>();
  return leads.map((lead, at) => {
    const below = starts[at] ? [starts[at]] : [];
    const walk = (more[at] ?? []).toSorted((a, b) => stopOrder.indexOf(a.part) - stopOrder.indexOf(b.part));
    for (const [index, stop] of walk.entries()) {
      const forms = [0, 1, 2].map((form) => stop.sentence(turn + at + index + form));
      const before = below.at(-1) ?? lead.text;
      const unsaid = forms.filter((one) => !said.has(one));
      const text = unsaid.find((one) => !soundsLike(before, one)) ?? unsaid[0] ?? forms[0];
      // A sentence that another variant says is worse than none, beside one that says something.
      const isSpare = unsaid.length === 0 && below.join(' ').split(' ').length >= minWords;
      // Two lists of what is inside are one.
      const isLeft = /^Inside, /.test(text ?? '') && below.some((one) => one.startsWith('Inside, it has '));
      if (!text || isSpare || isLeft) continue;
      said.add(text);
      below.push(text);
    }
    return below.slice(0, sentences).join(' ');
  });
}

/** Where parking costs extra, a space is no part of the home. */
export const ownThings = ({ story: { things, limits } }: Copy) =>
  things.filter(({ part }) => part !== 'parking' || !limits.some(({ said }) => /parking/i.test(said)));

/** What follows the sentence with the address, turn by turn: the best first, and what no other variant has told. */
function dealStops(
  copy: Copy,
  leads: readonly WalkLead[],
  lists: readonly (readonly PlacedThing[])[],
  starts: readonly string[],
  channel: PostChannel,
): Stop[][] {
  const { sentences, things: max } = manners[channel];
  const lines = leads.map(({ text }) => text);
  const near = nearStop(copy, lines);
  const open = leads.map((lead, at) => {
    const named = [...lead.things, ...(lists[at] ?? [])];
    const above = [lead.text, starts[at] ?? ''];
    const about = tellsMore(copy, lead, above);
    const stops = walkStops(copy, named, above, max).filter(
      (stop) => !stop.told.some((id) => named.some((thing) => thing.id === id)),
    );
    return [...(about ? [aboutLead(about)] : []), ...(near && at === place ? [near] : []), ...stops];
  });
  const dealt: Stop[][] = leads.map(() => []);
  const told = new Set<string>();
  for (let round = 1; round < sentences; round++)
    for (const at of variants) {
      const own = dealt[at] ?? [];
      const isOther = (stop: Stop) => !own.some((one) => one.part === stop.part || repeats(one, stop));
      const left = (open[at] ?? []).filter(isOther);
      const fresh = left.filter((stop) => !keysOf(stop).some((key) => told.has(key)));
      // A sentence alone below a first line is a thin post: what another variant says is said there too.
      const next = ranked(fresh, at, channel)[0] ?? (round === 1 ? ranked(left, at, channel)[0] : undefined);
      if (!next) continue;
      own.push(next);
      for (const key of keysOf(next)) told.add(key);
    }
  return dealt;
}

export const repeats = (one: Stop, other: Stop) => saysAgain(one.sentence(0), other.sentence(0));
const keysOf = (stop: Stop) => [stop.sentence(0), ...stop.told.map((id) => `${stop.part}:${id}`)];
const aboutLead = (text: string): Stop => ({
  part: 'inside',
  told: [],
  worth: worthOfLead,
  sentence: () => text,
});
const worthOfLead = 9;

/** The post about the place tells what is around, one for colleagues the terms. */
function ranked(stops: readonly Stop[], at: number, channel: PostChannel): Stop[] {
  const worthOf = (stop: Stop) =>
    stop.worth +
    (at === place && isAround(stop) ? preferred : 0) +
    (channel === 'linkedin' && isTerm(stop) ? preferred : 0);
  return stops.toSorted((a, b) => worthOf(b) - worthOf(a));
}
const preferred = 6;
const minWords = 12;

/** Two sentences that begin alike are no walk, nor are two lists. */
const soundsLike = (before: string, text: string) =>
  (before.includes(':') && text.includes(':')) ||
  (isHaving.test(before) && isHaving.test(text)) ||
  startOf(before) === startOf(text);
/** "The condo has … The building has …" */
const isHaving = /^(?:It|\d[^.]*|The [\p{L}-]+(?: [\p{L}-]+)?) (?:also )?has /u;
const startOf = (text: string) =>
  (/^(?:The|In|On) (?:the )?\p{L}+|^\p{L}+/u.exec(text)?.[0] ?? text).toLowerCase();

const isAround = ({ part }: Stop) => part === 'building' || part === 'around';
/** What a peer asks first. */
const isTerm = ({ part }: Stop) => /^(?:parking|included|updates)$/.test(part);

const maxNear = 3;
export function nearStop({ story }: Copy, lines: readonly string[]): Stop | undefined {
  const places = story.nearby
    .filter((one) => !lines.some((text) => text.includes(one.replace(/^the /, ''))))
    .slice(0, maxNear);
  // Beside a first line about the place, one more name is a leftover.
  const isLeft = places.length < 2 && story.nearby.length > places.length;
  if (places.length === 0 || isLeft) return undefined;
  return { part: 'around', told: places, worth: 0, sentence: (form) => nearbySentence(places, form) };
}
