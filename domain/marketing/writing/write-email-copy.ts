import { joinList } from '../../english/join-list.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { openHouseTime } from '../facts/occasions.ts';
import { isOpenToBuyers, occasionLabel } from '../rules.ts';
import { bestPoints, plainPoints } from './best-points.ts';
import { type Copy, inPlace, isClosed, join, joinFigures, limitsLine, placeName, where } from './copy.ts';
import { detailLine } from './detail-line.ts';
import { type Hook, hookLine, saysHome } from './hook-line.ts';
import { bestSentences } from './own-sentences.ts';
import { featureIdea, otherSentences } from './post-ideas.ts';
import { shareSentences } from './share-sentences.ts';
import { lookingFor } from './taken-closings.ts';
import { saysClaim } from './with-claim.ts';

export type EmailCopy = { subjects: string[]; preheaders: string[]; heading: string; body: string };

const maxSubjectLength = 70;
const maxPreheaderLength = 100;
const maxNameLength = 44;

/** Three subjects and preheaders, a heading, two short paragraphs and what to do next. */
export function writeEmailCopy(copy: Copy): EmailCopy {
  const name = shortName(copy);
  return {
    subjects: subjectsOf(copy, name),
    preheaders: preheadersOf(copy),
    heading: cut(headingOf(copy, name), 120),
    body: isOpenToBuyers(copy.occasion) ? bodyOf(copy) : takenBody(copy),
  };
}

function takenBody(copy: Copy): string {
  return join([join([news(copy), itIs(hookOf(copy))], ' '), closing(copy)], '\n\n');
}

/** The agent's own sentences in two paragraphs, with what limits the home; where there are too few, ours. */
function bodyOf(copy: Copy): string {
  const own = ownOf(copy);
  if (own.length === 0) return composedBody(copy);
  const half = Math.ceil(own.join(' ').length / 2);
  let length = 0;
  const first: string[] = [];
  for (const sentence of own) {
    if (length > 0 && length + sentence.length / 2 > half) break;
    first.push(sentence);
    length += sentence.length + 1;
  }
  const rest = own.slice(first.length).join(' ');
  const limits = limitsLine(copy, own.join(' '), true);
  return join([join([news(copy), ...first], ' '), join([rest, limits], ' '), closing(copy)], '\n\n');
}

const [roomOfOwn, maxOwn, minOwn] = [620, 330, 160];

/** The agent's sentences that an email has room for; none where they say too little. */
function ownOf({ facts, story }: Copy): string[] {
  const own = bestSentences(facts.story ?? '', story, roomOfOwn, maxOwn);
  return own.join(' ').length < minOwn ? [] : own;
}

/** What it is and why, with what else there is; then what is around it, and its limits. */
function composedBody(copy: Copy): string {
  const { feature, place } = shareSentences(copy).email;
  const own = feature.sentences.map(({ text }) => text);
  const told = join([introduction(copy, introductionHook(copy, feature.idea.text)), ...own], ' ');
  const said = `${headingHook(copy).text} ${told}`;
  const first = join([told, told.length < shortFirst && detailLine(copy, 'email', 'feature', said)], ' ');
  const isBuilding = copy.story.sentences.some(
    ({ text, scope }) => text === place.idea.text && (scope === 'building' || scope === 'area'),
  );
  const near = isIntroduction(place.idea.text) && !isBuilding ? null : place.idea.text;
  const around = [near, ...place.sentences.map(({ text }) => text).filter((text) => !isIntroduction(text))];
  const [claim] = copy.story.traits.claims.filter((one) => !saysClaim(first, one));
  const limits = limitsLine(copy, `${first} ${around.join(' ')}`, true);
  const second = join([...around, claim, limits], ' ');
  return join([first, second, closing(copy)], '\n\n');
}

/** The heading has the hook: the first sentence says what else there is. */
function introductionHook(copy: Copy, hook: string): string {
  return hasMore(copy) ? moreHook(copy).text : hook;
}

/** What the heading and the sentences behind it don't name. */
function moreHook(copy: Copy): Hook {
  const own = shareSentences(copy).email.feature.sentences.map(({ text }) => text.toLowerCase());
  const named = [...copy.story.points, ...copy.story.everyday].filter(({ name }) =>
    own.some((text) => text.includes(name.toLowerCase())),
  );
  const without = [...headingHook(copy).told, ...named.map(({ id }) => id)];
  return hookLine(copy, { maxLength: 170, max: 3, beds: true, without, nearby: false, plain: true });
}

const hasMore = (copy: Copy) => headingHook(copy).details > 0 && moreHook(copy).told.length > 0;

/** A first paragraph with room for a list. */
const shortFirst = 260;

const isIntroduction = (text: string) =>
  /^(?:this is|welcome|for sale|an? )\b|: an? |\b(?:this|is an?|is the) (?:[^\s.]+ ){0,7}?(?:condo|home|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|studio)\b/i.test(
    text,
  );

/** "12 Elm Street is a brick house", right behind the address, which names it once more. */
const namesAddress = /^\d+\S* [^,.]{3,50}? (is|was|has|offers|features) /;

const hookOf = (copy: Copy) => featureIdea(copy, 170).text;

/** "A corner loft with a sauna." inside a paragraph. */
const itIs = (text: string) =>
  (saysHome(text) ? `It is ${lowerFirst(text)}` : text)
    .replace(namesAddress, 'It $1 ')
    .replace(/^This is (?=an? )/, 'It is ');

/** "9 Quarry Lane is a corner loft with a sauna.", behind the news if there is any. The template has the figures. */
function introduction(copy: Copy, hook: string): string {
  const { facts, occasion } = copy;
  const said = news(copy);
  if (said && occasion !== 'for-sale') return join([said, itIs(hook)], ' ');
  if (saysHome(hook) && facts.street) return `${facts.street} is ${lowerFirst(hook)}`;
  return join(
    [facts.street && facts.price ? `${facts.street} is offered at ${facts.price}.` : null, itIs(hook)],
    ' ',
  );
}

/** What happened, for a paragraph. */
function news({ facts, occasion, openHouse }: Copy): string | null {
  const home = facts.street ?? 'The home';
  const cut = facts.priceCut ? `, down ${facts.priceCut}` : '';
  switch (occasion) {
    case 'for-sale':
      return null;
    case 'just-listed':
      return `Just listed: ${facts.street ?? 'a home'}.`;
    case 'price-improved':
      return `${home} is now ${facts.price}${cut}.`;
    case 'open-house':
      return openHouse ? `Open house at ${facts.street ?? 'the home'}: ${openHouseTime(openHouse)}.` : null;
    case 'back-on-market':
      return `${home} is back on the market.`;
    case 'under-contract':
      return `${home} is ${lowerFirst(occasionLabel(occasion, facts.state))}.`;
    case 'sold':
      return `${home} is sold.`;
  }
}

/** A long address would be cut in the middle; the place is enough for a subject. */
export function shortName({ facts }: Copy): string {
  const isShort = facts.street && facts.street.length <= maxNameLength;
  return isShort ? (facts.street ?? '') : where({ ...facts, street: null });
}

function subjectsOf(copy: Copy, name: string): string[] {
  const { facts, occasion, openHouse } = copy;
  const price = isOpenToBuyers(occasion) ? facts.price : null;
  const place = placeName(copy);
  const rooms = facts.beds === null ? undefined : joinFigures({ ...facts, sqft: null })?.replace(/\.$/, '');
  const news = {
    'for-sale': undefined,
    'just-listed': `Just listed: ${name}`,
    'price-improved': `${upperFirst(name)}: now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}`,
    'open-house': openHouse ? `Open ${openHouseTime(openHouse)}: ${name}` : `Open house: ${name}`,
    'under-contract': `${occasionLabel(occasion, facts.state)}: ${name}`,
    'back-on-market': `Back on the market: ${name}`,
    sold: `Sold: ${name}`,
  }[occasion];
  const hook = hooksOf(copy).find((subject) => subject.length <= maxSubjectLength);
  const figures = rooms && place ? join([`${rooms} ${inPlace(place)}`, price], ', ') : undefined;
  const all = [
    news,
    hook,
    otherHook(copy),
    figures,
    join([upperFirst(name), price], ', '),
    `The audio tour of ${name}`,
  ];
  return [...new Set(all.flatMap((subject) => subject || []))].slice(0, 3).map((one) => cut(one, 78));
}

function preheadersOf(copy: Copy): string[] {
  const { facts, occasion, story } = copy;
  const price = isOpenToBuyers(occasion) ? facts.price : null;
  const subject = hookLine(copy, { maxLength: maxSubjectLength, max: 3, beds: true });
  const rest = [
    ...bestPoints(copy, 3, subject.told),
    ...plainPoints(copy).filter(({ id }) => !subject.told.includes(id)),
  ];
  const more = rest.slice(0, 3).map(({ said }) => said);
  const others = more.length > 1 ? `${upperFirst(joinList(more))}.` : '';
  const near =
    story.traits.near && !subject.text.includes(story.traits.near) ? `${upperFirst(story.traits.near)}.` : '';
  const [claim = ''] = story.traits.claims;
  const figures = join([joinFigures(facts), price && `${price}.`], ' ');
  const listen = 'Photos, facts and an audio tour you can play right now.';
  const [sentence] = otherSentences(copy, maxPreheaderLength, [subject]);
  const lines = [
    join([others, near], ' '),
    join([claim, figures], ' '),
    others,
    sentence?.text ?? '',
    near,
    figures,
    listen,
  ];
  const fitting = lines.filter((line) => line !== '' && line.length <= maxPreheaderLength);
  // The same things with less behind them are the same line.
  return fitting.filter((line, at) => !fitting.slice(0, at).some((one) => one.startsWith(line))).slice(0, 3);
}

/** What to say where there is one line; the longest that fits says most. */
function hooksOf(copy: Copy): string[] {
  const { credit } = copy.story;
  const lines = [
    hookLine(copy, { maxLength: maxSubjectLength, max: 3, beds: true }),
    hookLine(copy, { maxLength: maxSubjectLength, max: 3, beds: true, plain: true }),
    hookLine(copy, { maxLength: maxSubjectLength, max: 3, beds: true, plain: true, placed: false }),
  ];
  const [first] = lines;
  const isStrong = copy.story.points.some(
    ({ id, notability }) => notability >= minAlone && first?.told.includes(id),
  );
  const best = isStrong
    ? first
    : (lines.find(({ details }) => details > 1) ?? lines.find(({ details }) => details > 0));
  const name = shortName(copy);
  const [claim] = copy.story.traits.claims;
  return [
    best?.text.replace(/\.$/, ''),
    credit && !credit.startsWith('in ') && `${upperFirst(credit)}: ${name}`,
    claim && `${claim.replace(/\.$/, '').replace(/^It is /, '')}: ${name}`,
  ].flatMap((line) => (line ? [upperFirst(line)] : []));
}

/** Another thing to open it for, that the first subject doesn't name. */
function otherHook(copy: Copy): string | undefined {
  const first = hookLine(copy, { maxLength: maxSubjectLength, max: 3, beds: true });
  const { told } = first;
  const { text, told: more } = hookLine(copy, {
    maxLength: maxSubjectLength,
    max: 2,
    beds: true,
    without: told,
    nearby: false,
  });
  return told.length > 0 && more.some((id) => !told.includes(id)) ? text.replace(/\.$/, '') : undefined;
}

/** One thing that needs no second beside it. */
const minAlone = 4.8;
const maxHeading = 90;

const headingHook = (copy: Copy) =>
  hookLine(copy, { maxLength: maxHeading, max: 3, beds: true, plain: true });

function headingOf(copy: Copy, name: string): string {
  const { occasion, facts } = copy;
  if (!isOpenToBuyers(occasion)) return `${occasionLabel(occasion, facts.state)}: ${name}`;
  const hook = headingHook(copy);
  // The subject has the hook too; where the first sentence can say nothing else, the heading says where.
  if (hook.details > 0 && (hasMore(copy) || ownOf(copy).length > 0)) return hook.text.replace(/\.$/, '');
  const place = placeName(copy) ?? facts.city;
  return join([upperFirst(name), name === facts.street && place], ', ');
}

function closing(copy: Copy): string {
  const { occasion } = copy;
  if (isOpenToBuyers(occasion) && isClosed(copy)) return 'Take the audio tour, then ask me about it.';
  if (occasion === 'sold')
    return 'If you have been wondering what your own home could sell for, reply to this email and we can talk.';
  if (occasion === 'under-contract')
    return `${lookingFor(copy)} Reply and tell me what you liked about this one.`;
  if (occasion === 'open-house') return 'Take the audio tour before you come, and reply with any questions.';
  return "Take the audio tour, then reply with a time if you'd like to see it.";
}

function cut(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
