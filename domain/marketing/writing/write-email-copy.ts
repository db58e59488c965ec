import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { openHouseTime } from '../facts/occasions.ts';
import { countsIn } from '../story/counts-in.ts';
import { isPostable } from '../story/lead-sentence.ts';
import { type Copy, inPlace, join, joinFigures, limitsLine, placeName, shortFacts, where } from './copy.ts';
import { featureIdea, type PostIdea, placeIdea, pointsOf } from './post-ideas.ts';
import { bodySentences } from './post-plan.ts';

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
  const lead = leadOf(copy, featureIdea(copy, 260));
  return join([join([introduction(copy, lead), lead], ' '), closing(copy)], '\n\n');
}

function bodyOf(copy: Copy): string {
  const feature = featureIdea(copy, 350);
  const near = placeIdea(copy, 300, feature);
  const lead = leadOf(copy, feature);
  const said = {
    text: feature.text,
    told: [...feature.told, ...near.told, ...countsIn(introduction(copy, lead))],
  };
  const others = copy.story.sentences.filter((one) => isPostable(one) && one.text !== near.text);
  const more = bodySentences(others, said, { room: 340, max: 2, maxEach: 260 }).map(({ text }) => text);
  const first = join([introduction(copy, lead), lead, ...more], ' ');
  // Where the listing says nothing of the place, what is left is its kind and year, which the first sentence has.
  const isSentence = copy.story.sentences.some(({ text }) => text.startsWith(near.text.slice(0, 30)));
  const second = join([isSentence && near.text, limitsLine(copy, `${first} ${near.text}`)], ' ');
  return join([first, second, closing(copy)], '\n\n');
}

/** "12 Elm Street is a brick house", right behind the address, which names it once more. */
const namesAddress = /^\d+\S* [^,.]{3,50}? (is|was|has|offers|features) /;

/** Inside a paragraph, things are named in a sentence. */
function leadOf(copy: Copy, { text, told }: PostIdea): string {
  const points = pointsOf(copy).filter(({ id }) => told.includes(id));
  const isSentence = copy.story.sentences.some((sentence) =>
    sentence.text.startsWith(text.replace(/\.$/, '')),
  );
  if (isSentence) return text.replace(namesAddress, 'It $1 ');
  return points.length > 0 ? `It has ${joinList(points.map(({ said }) => said))}.` : '';
}

/** A long address would be cut in the middle; the place is enough for a subject. */
export function shortName({ facts }: Copy): string {
  const isShort = facts.street && facts.street.length <= maxNameLength;
  return isShort ? (facts.street ?? '') : where({ ...facts, street: null });
}

function subjectsOf(copy: Copy, name: string): string[] {
  const { facts, occasion, openHouse } = copy;
  const [first, second] = pointsOf(copy);
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
  const named = first && second ? upperFirst(`${first.said} and ${second.said}`) : undefined;
  const one = first && upperFirst(first.said);
  const isTelling = first?.name.includes(' ');
  const hooks = [
    named && join([named, name], ': '),
    named,
    one && isTelling && join([one, name], ': '),
    one && isTelling && place && `${one} ${inPlace(place)}`,
  ];
  const hook = hooks.find((subject) => subject && subject.length <= maxSubjectLength);
  const figures = rooms && place ? join([`${rooms} ${inPlace(place)}`, price], ', ') : undefined;
  const all = [news, hook, figures, join([upperFirst(name), price], ', '), `The audio tour of ${name}`];
  return [...new Set(all.flatMap((subject) => subject || []))].slice(0, 3).map((one) => cut(one, 78));
}

function preheadersOf(copy: Copy): string[] {
  const { facts, occasion } = copy;
  const price = occasion === 'sold' ? null : facts.price;
  const points = pointsOf(copy).slice(0, 4);
  const fitting = [4, 3, 2, 1]
    .map((count) => points.slice(0, count).map(({ said }) => said))
    .map((said) => (said.length > 0 ? `${upperFirst(joinList(said))}.` : ''))
    .find((line) => line !== '' && line.length <= maxPreheaderLength);
  const figures = join([joinFigures(facts), price && `${price}.`], ' ');
  const listen = 'Photos, facts and an audio tour you can play right now.';
  return [...new Set([figures, fitting, listen].flatMap((line) => line || []))];
}

function headingOf(copy: Copy, name: string): string {
  if (copy.occasion === 'sold') return `Sold: ${name}`;
  const points = pointsOf(copy).slice(0, 2);
  const said = points.length > 1 ? upperFirst(joinList(points.map((point) => point.said))) : '';
  if (said !== '' && said.length <= 70) return said;
  const [only] = points;
  const place = placeName(copy);
  return only && place ? `${upperFirst(only.said)} ${inPlace(place)}` : upperFirst(name);
}

/** "14 Heron Point Road is a 5-bedroom, 4-bath home in Larkmere, offered at $585,000." Rooms only if the lead doesn't count them. */
function introduction(copy: Copy, lead: string): string {
  const { facts, occasion, openHouse } = copy;
  const place = placeName(copy);
  const isCounted = countsIn(lead).some((count) => count.startsWith('beds:'));
  const rooms = [
    facts.beds ? `${facts.beds}-bedroom` : facts.beds === 0 ? 'studio' : null,
    facts.baths && !facts.baths.includes(' ') && `${facts.baths}-bath`,
  ].filter((part) => part && !isCounted);
  const what = `${rooms.join(', ')} ${facts.kind}`.trim();
  const home = `${articleFor(what)} ${what}${place ? ` ${inPlace(place)}` : ''}`;
  const subject = facts.street ?? 'This';
  const figures = join(shortFacts(facts), ', ');
  if (occasion === 'sold') return `${facts.street ?? upperFirst(home)} is sold.`;
  if (occasion === 'open-house' && openHouse)
    return `Open house at ${facts.street ?? home}: ${openHouseTime(openHouse)}.`;
  if (occasion === 'price-improved')
    return `${subject}, ${home}, is now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}.`;
  // The lead says what it is; to say it twice would introduce it twice.
  if (facts.street && facts.price && dwelling.test(lead))
    return `${facts.street}${place ? ` ${inPlace(place)}` : ''} is offered at ${facts.price}${figures && !isCounted ? `: ${figures}` : ''}.`;
  return `${subject} is ${home}${facts.price ? `, offered at ${facts.price}` : ''}.`;
}

const dwelling =
  /\b(?:condo\w*|homes?|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|building|mid-rise)\b/i;

function closing({ occasion }: Copy): string {
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
