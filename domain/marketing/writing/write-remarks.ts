import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { isPlural } from '../../english/with-article.ts';
import type { HomeFacts } from '../facts/home-facts.ts';
import { chooseSentences } from '../story/choose-sentences.ts';
import { unsaidLimits } from '../story/home-limits.ts';
import type { StorySentence } from '../story/read-story.ts';
import { type Copy, inPlace, join, placeName, roomsSentence } from './copy.ts';
import { type Highlight, highlights } from './highlights.ts';

/**
 * Public remarks for an MLS: the listing's own sentences that people would remember, in their order, and nothing else. No
 * names, phones or links, which most services reject; never longer than `cap` characters.
 */
export function writeRemarks({ facts, story }: Pick<Copy, 'facts' | 'story'>, cap: number): string {
  const limits = unsaidLimits(story.limits, '');
  const room = cap - (limits === '' ? 0 : limits.length + 1) - (cap > roomy ? roomOfOpening : 0);
  const telling = story.sentences.filter(({ worth, at }) => worth > 0 || at === 0);
  const chosen = chooseSentences(telling, { room, keepsOrder: true, minWorth: minRemarkWorth });
  if (chosen.length === 0) return remarksFromFeatures(facts, cap);
  const told = chosen.map(({ text }) => text).join(' ');
  const whole = join([opening(facts, story, chosen), told, unsaidLimits(story.limits, told)], ' ');
  return whole.length <= cap ? whole : join([told, unsaidLimits(story.limits, told)], ' ');
}

const minRemarkWorth = 0;
const roomOfOpening = 70;
const roomy = 400;
const saysWhat =
  /\b(?:condo\w*|homes?|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|building|property|unit)\b/i;

/** "5-bedroom, 3-bath townhouse in Larkmere.", where the first sentence stands in the middle of the house. */
function opening(facts: HomeFacts, story: Copy['story'], [first]: readonly StorySentence[]): string | null {
  if (!first || first.at === 0 || saysWhat.test(first.text)) return null;
  const place = placeName({ facts, story });
  const rooms = [
    facts.beds ? `${facts.beds}-bedroom` : null,
    facts.baths && !facts.baths.includes(' ') ? `${facts.baths}-bath` : null,
  ].filter(Boolean);
  return place ? `${upperFirst(`${rooms.join(', ')} ${facts.kind}`.trim())} ${inPlace(place)}.` : null;
}

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
