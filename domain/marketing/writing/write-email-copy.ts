import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { openHouseTime } from '../facts/occasions.ts';
import { countsIn } from '../story/counts-in.ts';
import { isPostable } from '../story/lead-sentence.ts';
import { bestPoints, pointsOf, sightsOf } from './best-points.ts';
import {
  type Copy,
  inPlace,
  isRented,
  isStreet,
  join,
  joinFigures,
  limitsLine,
  placeName,
  shortFacts,
  where,
} from './copy.ts';
import { identityLine, isTelling, roomsAndNoun } from './identity-line.ts';
import { amenitiesIdea, featureIdea, findPlaceSentence, type PostIdea } from './post-ideas.ts';
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
  const lead = leadOf(copy, feature);
  const near = surroundings(copy, feature);
  const said = {
    text: feature.text,
    told: [...feature.told, ...(near?.told ?? []), ...countsIn(introduction(copy, lead))],
  };
  const others = copy.story.sentences.filter((one) => isPostable(one) && !isIntroduction(one.text));
  const more = bodySentences(
    others.filter(({ text, scope }) => text !== near?.text && scope !== 'area' && scope !== 'building'),
    said,
    { room: 420, max: 3, maxEach: 260 },
  ).map(({ text }) => text);
  const first = join([introduction(copy, lead), lead, ...more], ' ');
  const second = join([near?.text, limitsLine(copy, `${first} ${near?.text ?? ''}`)], ' ');
  return join([first, second, closing(copy)], '\n\n');
}

/** What is around it: the street or the building, and nothing that introduces the home once more. */
function surroundings(copy: Copy, feature: PostIdea): PostIdea | undefined {
  const around = copy.story.sentences.filter(({ text }) => !isIntroduction(text));
  const story = { ...copy.story, sentences: around };
  const near = findPlaceSentence({ ...copy, story }, 300, feature) ?? amenitiesIdea(copy, 300);
  return near && !feature.text.includes(near.text.slice(0, 30)) ? near : undefined;
}

const isIntroduction = (text: string) =>
  /^(?:this is|welcome)\b|\b(?:this|is an?|is the) (?:[^\s.]+ ){0,7}?(?:condo|home|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|studio)\b/i.test(
    text,
  );

/** "12 Elm Street is a brick house", right behind the address, which names it once more. */
const namesAddress = /^\d+\S* [^,.]{3,50}? (is|was|has|offers|features) /;

/** Inside a paragraph, things are named in a sentence. */
function leadOf(copy: Copy, { text, told }: PostIdea): string {
  const points = pointsOf(copy).filter(({ id }) => told.includes(id));
  const isSentence = copy.story.sentences.some((sentence) =>
    sentence.text.startsWith(text.replace(/\.$/, '')),
  );
  if (isSentence) return text.replace(namesAddress, 'It $1 ').replace(/^This is (?=an? )/, 'It is ');
  return points.length > 0 ? `It has ${joinList(points.map(({ said }) => said))}.` : '';
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
  const hook = hooksOf(copy, name).find((subject) => subject.length <= maxSubjectLength);
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
    .map((said) => (said.length > 1 ? `${upperFirst(joinList(said))}.` : ''))
    .find((line) => line !== '' && line.length <= maxPreheaderLength);
  const figures = join([joinFigures(facts), price && `${price}.`], ' ');
  const listen = 'Photos, facts and an audio tour you can play right now.';
  return [...new Set([figures, fitting, listen].flatMap((line) => line || []))];
}

/** A thing that can stand alone in a line that people read first. */
const minAlone = 4;
const minSingle = 4.6;

/** What to say where there is one line: who drew it, what it has, else what it is. The first that fits is said. */
function hooksOf(copy: Copy, name: string): string[] {
  const { credit } = copy.story;
  const [first, second] = bestPoints(copy, 2).filter(({ notability }) => notability >= minAlone);
  const [sight] = sightsOf(copy);
  const place = placeName(copy);
  const at = place ? ` ${inPlace(place)}` : '';
  const home = upperFirst(identityLine(copy, { maxLength: 0 }).text.replace(/\.$/, ''));
  return [
    credit && !credit.startsWith('in ') && `${upperFirst(credit)}: ${name}`,
    credit && `${home} ${credit}`,
    first && second && `${upperFirst(first.said)} and ${second.said}${at}`,
    first && second && upperFirst(`${first.said} and ${second.said}`),
    sight && isTelling(copy) && `${home} with ${sight.said}`,
    first && first.notability >= minSingle && `${upperFirst(first.said)}${at}`,
    isTelling(copy) && home,
  ].flatMap((line) => line || []);
}

const maxHeading = 70;

function headingOf(copy: Copy, name: string): string {
  if (copy.occasion === 'sold') return `Sold: ${name}`;
  const hook = hooksOf(copy, name).find((line) => line.length <= maxHeading);
  const place = placeName(copy);
  const rooms =
    copy.facts.beds === null ? null : joinFigures({ ...copy.facts, sqft: null })?.replace(/\.$/, '');
  return hook ?? (rooms && place ? `${rooms} ${inPlace(place)}` : upperFirst(name));
}

/** "14 Heron Point Road is a 5-bedroom, 4-bath home in Larkmere, offered at $585,000." Rooms only if the lead doesn't count them. */
function introduction(copy: Copy, lead: string): string {
  const { facts, occasion, openHouse } = copy;
  const place = placeBeside(copy, lead);
  const isCounted = countsIn(lead).some((count) => count.startsWith('beds:'));
  const what = roomsAndNoun(copy, !isCounted);
  const home = `${articleFor(what)} ${what}${place ? ` ${inPlace(place)}` : ''}`;
  const subject = facts.street ?? 'This';
  const figures = join(shortFacts(facts), ', ');
  if (occasion === 'sold') return `${facts.street ?? upperFirst(home)} is sold.`;
  if (occasion === 'open-house' && openHouse)
    return `Open house at ${facts.street ?? home}: ${openHouseTime(openHouse)}.`;
  if (occasion === 'price-improved' && dwelling.test(lead))
    return `${subject}${place ? ` ${inPlace(place)}` : ''} is now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}.`;
  if (occasion === 'price-improved')
    return `${subject}, ${home}, is now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}.`;
  // The lead says what it is; to say it twice would introduce it twice.
  if (facts.street && facts.price && dwelling.test(lead))
    return `${facts.street}${place ? ` ${inPlace(place)}` : ''} is offered at ${facts.price}${figures && !isCounted ? `: ${figures}` : ''}.`;
  return `${subject} is ${home}${facts.price ? `, offered at ${facts.price}` : ''}.`;
}

/** The place, unless the next sentence names it. */
function placeBeside(copy: Copy, lead: string): string | null {
  const named = placeName(copy);
  // The address has the street.
  const place = named && isStreet(named) ? copy.facts.city : named;
  return place && lead.includes(place.replace(/^the /, '')) ? null : place;
}

const dwelling =
  /\b(?:condo\w*|homes?|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|building|mid-rise)\b/i;

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
