import { joinList } from '../../english/join-list.ts';
import { isPlural } from '../../english/with-article.ts';
import type { HomeFacts } from '../facts/home-facts.ts';
import { chooseSentences } from '../story/choose-sentences.ts';
import { unsaidLimits } from '../story/home-limits.ts';
import { type Copy, join, roomsSentence } from './copy.ts';
import { type Highlight, highlights } from './highlights.ts';

/**
 * Public remarks for an MLS: the listing's own sentences that people would remember, in their order, and nothing else. No
 * names, phones or links, which most services reject; never longer than `cap` characters.
 */
export function writeRemarks({ facts, story }: Pick<Copy, 'facts' | 'story'>, cap: number): string {
  const limits = unsaidLimits(story.limits, '');
  const room = cap - (limits === '' ? 0 : limits.length + 1);
  const telling = story.sentences.filter(({ worth, at }) => worth > 0 || at === 0);
  const chosen = chooseSentences(telling, { room, keepsOrder: true, minWorth: minRemarkWorth });
  if (chosen.length === 0) return remarksFromFeatures(facts, cap);
  const told = chosen.map(({ text }) => text).join(' ');
  return join([told, unsaidLimits(story.limits, told)], ' ');
}

const minRemarkWorth = 0;

/** Where the listing has no description, full sentences from its facts and features. */
function remarksFromFeatures(facts: HomeFacts, cap: number): string {
  const subject = facts.neighborhood ? `This ${facts.kind} in ${facts.neighborhood}` : `This ${facts.kind}`;
  const sentences = [
    roomsSentence(facts, subject) ?? `${subject} is listed for sale.`,
    ...tour(facts),
    facts.lot && facts.kind !== 'parcel of land'
      ? `The lot measures ${facts.lot.replace(/\bsq\.? ?ft$/i, 'square feet')}.`
      : null,
  ].filter((sentence) => sentence !== null);
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length <= cap) text = longer;
  }
  return text;
}

const maxPerArea = 4;
const leads: [Highlight['area'], (first: string) => string][] = [
  ['whole', () => 'It offers'],
  ['inside', (first) => `Inside there ${isPlural(first) ? 'are' : 'is'}`],
  ['kitchen', () => 'The kitchen has'],
  ['outside', (first) => `Outside there ${isPlural(first) ? 'are' : 'is'}`],
  ['systems', () => 'The home also has'],
];

/** A walk through the home: what is special, the rooms, the kitchen, outside, and its systems. */
function tour(facts: HomeFacts): string[] {
  const found = highlights(facts).filter(({ phrase }) => !/^\d+(?:\.\d+)? acres$/.test(phrase));
  const speaksOfKitchen = found.some(({ phrase }) => /\bkitchen\b/.test(phrase));
  const areaOf = ({ phrase, area }: Highlight): Highlight['area'] => {
    if (area !== 'kitchen') return area;
    return speaksOfKitchen && !/\bkitchen\b/.test(phrase) ? 'kitchen' : 'inside';
  };
  return leads.flatMap(([area, lead]) => {
    const own = found.filter((one) => areaOf(one) === area).map(({ phrase }) => phrase);
    return own[0] ? [`${lead(own[0])} ${joinList(own.slice(0, maxPerArea))}.`] : [];
  });
}
