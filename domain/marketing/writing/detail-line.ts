import { joinList } from '../../english/join-list.ts';
import type { NotablePoint } from '../story/notable-points.ts';
import { detailPoints } from './best-points.ts';
import type { Copy } from './copy.ts';
import { nounOf } from './noun-of.ts';
import type { Channel } from './post-ideas.ts';
import type { Idea } from './share-sentences.ts';

const maxDetails = 3;
/** "The condo has a soaking tub." alone is a note, and no sentence of a post. */
const minDetails = 2;

type Named = { points: readonly NotablePoint[]; noun: string };
const list = ({ points }: Named) => joinList(points.map(({ said }) => said));
const has = (named: Named) => `The ${named.noun} has ${list(named)}.`;
const find = (named: Named) => `You'll find ${list(named)}.`;

/** A network has its own way to go on, so that nobody reads one line in five places. */
const frames: Record<Channel, (named: Named) => string> = {
  facebook: has,
  instagram: find,
  linkedin: has,
  twitter: find,
  threads: find,
  // Under a clip, people look for what they read.
  tiktok: (named) => `Look for ${list(named)}.`,
  google: (named) => `Features include ${list(named)}.`,
  email: find,
};
/** The same where all of it is behind the front door. */
const insideFrames: Partial<Record<Channel, (named: Named) => string>> = {
  facebook: (named) => `Inside, you'll find ${list(named)}.`,
  instagram: (named) => `Step inside for ${list(named)}.`,
  linkedin: (named) => `Inside, it has ${list(named)}.`,
  email: (named) => `Inside, it has ${list(named)}.`,
};

/** Where a network starts in a long list. */
const starts: Record<Channel, number> = {
  facebook: 0,
  linkedin: 1,
  instagram: 2,
  twitter: 0,
  threads: 3,
  tiktok: 0,
  google: 1,
  email: 2,
};

/** What else the home has, as a sentence; empty where too little is left to name. */
export function detailLine(copy: Copy, channel: Channel, idea: Idea, said: string): string {
  const all = unsaid(detailPoints(copy), said);
  const start = all.length > maxDetails ? starts[channel] % all.length : 0;
  const points = [...all.slice(start), ...all.slice(0, start)].slice(0, maxDetails);
  if (points.length < minDetails) return '';
  const isLand =
    points.some(({ id }) => id === 'structures' || id === 'lot-size') || nounOf(copy).startsWith('pair of ');
  const named = { points, noun: isLand ? 'property' : shortNoun(nounOf(copy)) };
  const inside = points.every(isInside) && idea === 'feature' ? insideFrames[channel] : undefined;
  return (inside ?? (idea === 'place' && channel !== 'tiktok' ? has : frames[channel]))(named);
}

/** "Townhouse" of "1906 brick townhouse"; what a co-op has, the home has. */
const shortNoun = (noun: string) => (noun.split(' ').at(-1) ?? noun).replace(/^co-op$/, 'home');

/** What neither the text nor a thing before it in the list names. */
function unsaid(points: readonly NotablePoint[], said: string): NotablePoint[] {
  const left: NotablePoint[] = [];
  for (const point of points)
    if (!names([said, ...left.map((one) => one.said)].join(' '), point.name)) left.push(point);
  return left;
}

const isInside = ({ topic, name }: NotablePoint) =>
  /^(?:living|dining|kitchen|bedrooms|baths)$/.test(topic) && !/\b(?:views?|vistas?|exposures?)\b/.test(name);

/** Whether a text names such a thing: a deck with a view is a deck. */
function names(text: string, name: string): boolean {
  const head = name.split(/ (?:of|over|in|on|from|off|with|at|throughout)\b/)[0] ?? name;
  const noun = (head.split(' ').at(-1) ?? head).toLowerCase();
  return text.toLowerCase().includes(noun.replace(/(?:ies|y|s)$/, ''));
}
