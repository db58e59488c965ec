import { readFeatures } from '../../features/read-features.ts';
import { isOpenToBuyers } from '../rules.ts';
import type { Setting } from '../story/hook-worth.ts';
import { isSound, isWhole } from '../story/is-sound.ts';
import {
  introduces,
  isErrand,
  isFiller,
  isPostable,
  isSmallThing,
  isUnsure,
} from '../story/lead-sentence.ts';
import { leansBack } from '../story/leans-back.ts';
import { isNeatNote, isRichNote } from '../story/neat-note.ts';
import type { StorySentence } from '../story/read-story.ts';
import { sentenceWorth } from '../story/sentence-worth.ts';
import type { Copy } from './copy.ts';
import { bestSentences } from './own-sentences.ts';
import type { Channel } from './post-ideas.ts';
import { saysAgain } from './says-again.ts';
import type { Idea } from './share-sentences.ts';

/** How long what stands below a first line may be, where the network has room for it. */
const rooms: Partial<Record<Channel, number>> = {
  facebook: 240,
  linkedin: 280,
  google: 220,
  instagram: 230,
  threads: 210,
  tiktok: 210,
};
const maxEach = 230;
const all = 1200;
const turns: Record<Idea, number> = { feature: 0, place: 1, invitation: 2 };
const minTelling = 2;
const isBrief = (channel: Channel, idea: Idea) =>
  channel === 'threads' || (channel === 'tiktok' && idea !== 'feature');
/** "Show more." is left over from a page. */
const minWords = 5;
/** Each network begins elsewhere, or all of them would say the first one. */
const turnsOf = (channel: Channel) => Object.keys(rooms).indexOf(channel);

/**
 * What the agent says of the home, for a post that would have next to nothing below its first line; each variant begins at
 * another sentence. Empty where the network has no room or no sentence is left.
 */
export function ownBody(copy: Copy, channel: Channel, idea: Idea, said: string): string {
  const room = rooms[channel];
  if (room === undefined || !isOpenToBuyers(copy.occasion)) return '';
  const fresh = bestSentences(copy.facts.story ?? '', copy.story, all, maxEach).filter(
    (text) => mayPost(text) && stands(text) && !introduces(text) && !saysAgain(said, text, false),
  );
  const told = fresh.filter(
    (text) => !isErrand(text) && !saysAgain(said, text) && worthOf(text, copy.story.setting) >= minWorth,
  );
  const whole = told.filter((text) => !isNeatNote(text));
  // Notes are said where an agent wrote little else.
  const telling = whole.length >= fewSentences ? whole : told;
  // A plain sentence of the agent's is still more than a first line alone, or the same sentence below every one.
  const sentences =
    telling.length >= minTelling ? telling : [...telling, ...fresh.filter((text) => !telling.includes(text))];
  // A thin home keeps its one sentence where there is room to read it, and not in every post.
  if (sentences.length < minTelling && isBrief(channel, idea)) return '';
  const start = sentences.length === 0 ? 0 : (turns[idea] + turnsOf(channel)) % sentences.length;
  const turned = [...sentences.slice(start), ...sentences.slice(0, start)];
  let body = '';
  // With few sentences, more than one in each post would be the same post everywhere.
  for (const text of turned.slice(0, Math.max(1, Math.floor(turned.length / 2)))) {
    const longer = body === '' ? text : `${body} ${text}`;
    if (longer.length > room) break;
    body = longer;
  }
  return body;
}

/** With so many, every post has one that most others don't have. */
const fewSentences = 3;

/** What leans on a sentence that isn't there is an orphan; outside is outside of any home, and "this gem" is where it is. */
const stands = (text: string) => !leansBack(text) || /^outside, |\bthis [^,.]{0,40}\bgem\b/i.test(text);

/** Below this, a sentence says less than none. */
const minWorth = 0.4;
const worthOf = (text: string, setting: Setting) =>
  sentenceWorth(text, readFeatures(text, 'own', 'home'), setting);

/** What it may be worth to somebody is nothing to post. */
const promises = /\b(?:opportunit\w+|investment|upside|value)\b/i;

/** Whole, sure, and about the home: what an agent signs without a second look. */
function mayPost(text: string): boolean {
  return (
    isSound(text) &&
    (isWhole(text) || isNeatNote(text)) &&
    !isUnsure(text) &&
    (!isSmallThing(text) || isRichNote(text)) &&
    isPostable({ text, isWhole: true } as StorySentence) &&
    !promises.test(text) &&
    !isFiller(text) &&
    text.split(' ').length >= minWords &&
    !/^(?:welcome|don['’]t miss|it|they|this (?:room|space|level))\b/i.test(text)
  );
}
