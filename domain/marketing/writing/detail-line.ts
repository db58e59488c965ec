import { joinList } from '../../english/join-list.ts';
import { detailPoints } from './best-points.ts';
import type { Copy } from './copy.ts';
import { nounOf } from './noun-of.ts';
import type { Channel } from './post-ideas.ts';
import type { Idea } from './share-sentences.ts';

const maxDetails = 4;

/** A network has its own way to go on, so that nobody reads one line in five places. */
const frames: Record<Channel, (list: string, noun: string) => string> = {
  facebook: (list, noun) => `The ${noun} also has ${list}.`,
  instagram: (list) => `Plus ${list}.`,
  linkedin: (list) => `Also: ${list}.`,
  twitter: (list) => `Plus ${list}.`,
  threads: (list) => `Plus ${list}.`,
  tiktok: (list) => `You also get ${list}.`,
  google: (list) => `Other features: ${list}.`,
  email: (list, noun) => `The ${noun} also comes with ${list}.`,
};
const laterFrames: Record<Exclude<Idea, 'feature'>, (list: string, noun: string) => string> = {
  place: (list, noun) => `The ${noun} itself has ${list}.`,
  invitation: (list) => `There is more to see: ${list}.`,
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

/** What else the home has, plainly; empty where nothing is left to name. */
export function detailLine(copy: Copy, channel: Channel, idea: Idea, said: string): string {
  const all = detailPoints(copy).filter(({ name }) => !names(said, name));
  const start = all.length > maxDetails ? starts[channel] : 0;
  const named = [...all.slice(start), ...all.slice(0, start)].slice(0, maxDetails);
  if (named.length === 0) return '';
  const list = joinList(named.map((point) => point.said));
  const noun = nounOf(copy).replace(/^\d{4} /, '');
  return idea === 'feature' ? frames[channel](list, noun) : laterFrames[idea](list, noun);
}

/** Whether a text names such a thing: a deck with a view is a deck. */
function names(text: string, name: string): boolean {
  const head = name.split(/ (?:of|over|in|on|from|off|with|at|throughout)\b/)[0] ?? name;
  const noun = (head.split(' ').at(-1) ?? head).toLowerCase();
  return text.toLowerCase().includes(noun.replace(/(?:ies|y|s)$/, ''));
}
