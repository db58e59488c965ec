import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { isPlural } from '../../english/with-article.ts';
import { countsIn } from '../../features/counts-in.ts';
import type { HomeFacts } from '../facts/home-facts.ts';
import { chooseSentences } from '../story/choose-sentences.ts';
import { unsaidLimits } from '../story/home-limits.ts';
import type { NotablePoint } from '../story/notable-points.ts';
import type { StorySentence } from '../story/read-story.ts';
import { type Copy, join, roomsSentence } from './copy.ts';
import { type Highlight, highlights } from './highlights.ts';
import { hookLine, landmarkIn } from './hook-line.ts';

/**
 * Public remarks for an MLS: what it is and where, the listing's own sentences that people would remember, in their order, and
 * what else it has. No names, phones or links, which most services reject; never longer than `cap` characters.
 */
export function writeRemarks({ facts, story }: Pick<Copy, 'facts' | 'story'>, cap: number): string {
  const limits = unsaidLimits(story.limits, '', true);
  const kept = limits === '' ? 0 : limits.length + 1;
  const rules = story.limits.filter(({ isRule }) => isRule);
  const telling = story.sentences
    .filter(({ worth, at }) => worth > minRemarkWorth || at === 0)
    .filter(({ text }) => !rules.some(({ sign }) => sign.test(text)));
  const write = (roomOfMore: number, withOpening: boolean) => {
    const reserved = kept + roomOfMore + (withOpening ? roomOfOpening : 0);
    const chosen = chooseSentences(telling, {
      room: cap - reserved,
      keepsOrder: true,
      minWorth: minRemarkWorth,
    });
    const ordered = opensWell(chosen) ? chosen : whatFirst(chosen);
    const told = upperFirst(
      ordered
        .map(({ text }) => text)
        .join(' ')
        .replace(/^This is an? (?=\p{Ll})/u, ''),
    );
    const first = withOpening ? opening({ facts, story }, ordered) : null;
    const said = join([first, told], ' ');
    const ends = unsaidLimits(story.limits, said, true);
    const left = cap - said.length - (ends === '' ? 0 : ends.length + 1) - 1;
    const apart = apartOf(story, said, left);
    const more = moreOf(story, `${said} ${apart}`, left - apart.length - 1);
    return chosen.length === 0 ? '' : join([said, apart, more, ends], ' ');
  };
  const text = write(cap > roomy ? roomOfList : 0, cap > roomy);
  if (text !== '' && text.length <= cap) return text;
  const plain = write(0, false);
  if (plain !== '') return plain;
  const isTold = story.points.length + story.building.length + story.inside.length > 0;
  return isTold ? remarksFromPoints({ facts, story }, cap) : remarksFromFeatures(facts, cap);
}

const minRemarkWorth = -1;
const roomOfOpening = 140;
const roomOfList = 120;
const roomy = 400;
const saysWhat =
  /\b(?:condo\w*|homes?|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|property|unit|brownstone|bungalow|studio)\b/i;

/** Whether a sentence says what is for sale: what it is, with its rooms or its place. */
function saysIdentity({ text }: StorySentence): boolean {
  const isCounted = countsIn(text).some((count) => count.startsWith('beds:'));
  return isCounted ? saysWhat.test(text) || placed.test(text) : isNamed.test(text) && placed.test(text);
}

const placed = /\b(?:in|on|of|at) (?:the )?(?:[\p{Ll}-]+ ){0,6}(?:\p{Lu}\p{L}|\d+ \p{Lu})/u;
const isNamed = new RegExp(
  `\\b(?:this|is an?|is the|is) (?:(?!(?:that|with|which|of|for|where)\\b)[^\\s.]+ ){0,9}?${saysWhat.source}`,
  'iu',
);
const opensWell = ([first]: readonly StorySentence[]) => first !== undefined && saysIdentity(first);

/** The sentence that says what it is comes first, if nothing leans on where it stood. */
function whatFirst(chosen: readonly StorySentence[]): readonly StorySentence[] {
  const at = chosen.findIndex(
    (one, order) => saysIdentity(one) && !chosen[order + 1]?.isDependent && !one.isDependent,
  );
  const found = chosen[at];
  return found ? [found, ...chosen.filter((one) => one !== found)] : chosen;
}

/** "5-bedroom, 3-bath townhouse in Larkmere with a roof deck.", where the first sentence stands in the middle of the house. */
function opening(copy: Pick<Copy, 'facts' | 'story'>, chosen: readonly StorySentence[]): string | null {
  if (opensWell(chosen)) return null;
  const told = chosen.flatMap(({ featureIds }) => featureIds);
  const isCounted = told.some((id) => id.startsWith('beds:'));
  const { text, details } = hookLine(copy, {
    maxLength: roomOfOpening,
    max: 3,
    counts: !isCounted,
    without: told,
    nearby: false,
  });
  // "Corner unit." before "This corner unit" says nothing.
  return details < minOpening && saysWhat.test(chosen[0]?.text ?? '')
    ? null
    : upperFirst(text.replace(/^An? /, ''));
}

const minOpening = 2;

/** What sets it apart and no sentence says: who drew it, what few can say, what is next to it. */
function apartOf({ credit, traits }: Copy['story'], said: string, room: number): string {
  const place = traits.near && landmarkIn(traits.near);
  const lines = [
    credit && !said.includes(credit.split(' by ')[1] ?? credit)
      ? `${upperFirst(credit.replace(/^in a/, 'A'))}.`
      : '',
    ...traits.claims.filter((claim) => !says(said, claim)),
    traits.near && place && !said.includes(place) ? `${upperFirst(traits.near)}.` : '',
  ];
  return lines.reduce(
    (text, line) => (line !== '' && join([text, line], ' ').length <= room ? join([text, line], ' ') : text),
    '',
  );
}

const claimWords = /board (?:approval|interview)|known as|first time in|one of (?:only|just)|HOA|parking/i;

function says(said: string, claim: string): boolean {
  const [words = claim] = claimWords.exec(claim) ?? [];
  return said.toLowerCase().includes(words.toLowerCase());
}

const maxMore = 6;

/** What isn't told yet: "It also has a wine cellar. The building has a pool and a gym." */
function moreOf({ points, building }: Copy['story'], said: string, room: number): string {
  const unsaid = (all: readonly NotablePoint[]) => all.filter(({ name }) => !names(said, name));
  const list = (label: string, all: readonly NotablePoint[], left: number) => {
    for (let count = Math.min(maxMore, all.length); count > 0; count -= 1) {
      const text = `${label} ${joinList(all.slice(0, count).map(({ said: one }) => one))}.`;
      if (text.length <= left) return text;
    }
    return '';
  };
  const left = unsaid(points);
  const own = left.length > 1 ? list('Features include', left, room) : '';
  const shared = list('The building has', unsaid(building), room - own.length - 1);
  return join([own, shared], ' ');
}

/** Whether a text names a thing, by the last word of its name. */
function names(text: string, name: string): boolean {
  const head = name.split(/ (?:of|over|in|on|from|off|with|at) /)[0] ?? name;
  const word =
    head
      .split(' ')
      .at(-1)
      ?.replace(/(?:ies|y|s)$/, '') ?? head;
  return new RegExp(`\\b${word.replace(/[^\p{L}-]/gu, '')}`, 'iu').test(text);
}

/** Where no sentence of the description can be said again: what it is, and what it has. */
function remarksFromPoints(copy: Pick<Copy, 'facts' | 'story'>, cap: number): string {
  const { text } = hookLine(copy, { maxLength: Math.min(cap, 260), counts: true, plain: true });
  const first = upperFirst(text.replace(/^An? /, ''));
  const ends = unsaidLimits(copy.story.limits, first, true);
  return join([first, moreOf(copy.story, first, cap - first.length - ends.length - 2), ends], ' ');
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
