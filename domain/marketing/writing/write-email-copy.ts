import { joinList } from '../../english/join-list.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { openHouseTime } from '../facts/occasions.ts';
import { bestPoints, plainPoints } from './best-points.ts';
import { type Copy, inPlace, isRented, join, joinFigures, limitsLine, placeName, where } from './copy.ts';
import { hookLine } from './hook-line.ts';
import { featureIdea, otherSentences } from './post-ideas.ts';
import { shareSentences } from './share-sentences.ts';

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
    body: copy.occasion === 'sold' ? soldBody(copy) : bodyOf(copy),
  };
}

function soldBody(copy: Copy): string {
  return join([join([news(copy), itIs(hookOf(copy))], ' '), closing(copy)], '\n\n');
}

/** What it is and why, with what else there is; then what is around it, and its limits. */
function bodyOf(copy: Copy): string {
  const { feature, place } = shareSentences(copy).email;
  const own = feature.sentences.map(({ text }) => text);
  const first = join([introduction(copy, introductionHook(copy, feature.idea.text)), ...own], ' ');
  const isBuilding = copy.story.sentences.some(
    ({ text, scope }) => text === place.idea.text && (scope === 'building' || scope === 'area'),
  );
  const near = isIntroduction(place.idea.text) && !isBuilding ? null : place.idea.text;
  const around = [near, ...place.sentences.map(({ text }) => text).filter((text) => !isIntroduction(text))];
  const [claim] = copy.story.traits.claims.filter((one) => !first.includes(one));
  const said = `${first} ${around.join(' ')}`;
  const second = join([...around, claim, limitsLine(copy, said, true)], ' ');
  return join([first, second, closing(copy)], '\n\n');
}

/** The heading has the hook: the first sentence says what else there is. */
function introductionHook(copy: Copy, hook: string): string {
  const heading = headingHook(copy);
  const more = hookLine(copy, { maxLength: 170, max: 3, without: heading.told, nearby: false, plain: true });
  return heading.details > 0 && more.told.length > 0 ? more.text : hook;
}

const isIntroduction = (text: string) =>
  /^(?:this is|welcome|for sale|an? )\b|: an? |\b(?:this|is an?|is the) (?:[^\s.]+ ){0,7}?(?:condo|home|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|studio)\b/i.test(
    text,
  );

/** "12 Elm Street is a brick house", right behind the address, which names it once more. */
const namesAddress = /^\d+\S* [^,.]{3,50}? (is|was|has|offers|features) /;

const hookOf = (copy: Copy) => featureIdea(copy, 170).text;

/** "A corner loft with a sauna." inside a paragraph. */
const itIs = (text: string) =>
  (/^An? [^.]*\./.test(text) ? `It is ${lowerFirst(text)}` : text)
    .replace(namesAddress, 'It $1 ')
    .replace(/^This is (?=an? )/, 'It is ');

/** "9 Quarry Lane is a corner loft with a sauna.", behind the news if there is any. The template has the figures. */
function introduction(copy: Copy, hook: string): string {
  const { facts, occasion } = copy;
  const said = news(copy);
  if (said && occasion !== 'for-sale') return join([said, itIs(hook)], ' ');
  const isHome = /^An? [^.]*\./.test(hook);
  if (isHome && facts.street) return `${facts.street} is ${lowerFirst(hook)}`;
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
  const price = occasion === 'sold' ? null : facts.price;
  const place = placeName(copy);
  const rooms = facts.beds === null ? undefined : joinFigures({ ...facts, sqft: null })?.replace(/\.$/, '');
  const news = {
    'for-sale': undefined,
    'just-listed': `Just listed: ${name}`,
    'price-improved': `${upperFirst(name)}: now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}`,
    'open-house': openHouse ? `Open ${openHouseTime(openHouse)}: ${name}` : `Open house: ${name}`,
    sold: `Sold: ${name}`,
  }[occasion];
  const hook = hooksOf(copy).find((subject) => subject.length <= maxSubjectLength);
  const figures = rooms && place ? join([`${rooms} ${inPlace(place)}`, price], ', ') : undefined;
  const all = [news, hook, figures, join([upperFirst(name), price], ', '), `The audio tour of ${name}`];
  return [...new Set(all.flatMap((subject) => subject || []))].slice(0, 3).map((one) => cut(one, 78));
}

function preheadersOf(copy: Copy): string[] {
  const { facts, occasion, story } = copy;
  const price = occasion === 'sold' ? null : facts.price;
  const subject = hookLine(copy, { maxLength: maxSubjectLength, max: 3 });
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
  return [...new Set(lines.filter((line) => line !== '' && line.length <= maxPreheaderLength))].slice(0, 3);
}

/** What to say where there is one line; the longest that fits says most. */
function hooksOf(copy: Copy): string[] {
  const { credit } = copy.story;
  const lines = [
    hookLine(copy, { maxLength: maxSubjectLength, max: 3 }),
    hookLine(copy, { maxLength: maxSubjectLength, max: 3, plain: true }),
    hookLine(copy, { maxLength: maxSubjectLength, max: 3, plain: true, placed: false }),
  ];
  const best = lines.find(({ details }) => details > 1) ?? lines.find(({ details }) => details > 0);
  const name = shortName(copy);
  const [claim] = copy.story.traits.claims;
  return [
    best?.text.replace(/\.$/, ''),
    credit && !credit.startsWith('in ') && `${upperFirst(credit)}: ${name}`,
    claim && `${claim.replace(/\.$/, '').replace(/^It is /, '')}: ${name}`,
  ].flatMap((line) => (line ? [upperFirst(line)] : []));
}

const maxHeading = 90;

const headingHook = (copy: Copy) => hookLine(copy, { maxLength: maxHeading, max: 3, plain: true });

function headingOf(copy: Copy, name: string): string {
  if (copy.occasion === 'sold') return `Sold: ${name}`;
  const hook = headingHook(copy);
  return hook.details > 0 ? hook.text.replace(/\.$/, '') : upperFirst(hooksOf(copy)[0] ?? name);
}

function closing(copy: Copy): string {
  const { occasion } = copy;
  if (occasion !== 'sold' && isRented(copy)) return 'Take the audio tour, then ask me about it.';
  if (occasion === 'sold')
    return 'If you have been wondering what your own home could sell for, reply to this email and we can talk.';
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
