import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { openHouseTime } from '../facts/occasions.ts';
import { type Copy, inPlace, join, joinFigures, placeName, where } from './copy.ts';
import { bodySentences, featureIdea, type PostIdea, placeIdea, pointsOf } from './post-ideas.ts';

export type EmailCopy = { subjects: string[]; preheaders: string[]; heading: string; body: string };

const maxSubjectLength = 70;
const maxPreheaderLength = 100;
const maxNameLength = 44;

/** Three subjects and preheaders, a heading, and two short paragraphs. */
export function writeEmailCopy(copy: Copy): EmailCopy {
  const { occasion } = copy;
  const name = shortName(copy);
  const feature = featureIdea(copy, 260);
  const near = placeIdea(copy, 300, feature);
  const isNear = !/^For sale\b/.test(near.text);
  const first =
    occasion === 'sold' ? leadOf(copy, feature) : join([leadOf(copy, feature), moreSentences(copy, 1)], ' ');
  return {
    subjects: subjectsOf(copy, name),
    preheaders: preheadersOf(copy),
    heading: cut(headingOf(copy, name), 120),
    body: join(
      [
        join([introduction(copy), first], ' '),
        join([occasion !== 'sold' && isNear && near.text, closing(copy)], ' '),
      ],
      '\n\n',
    ),
  };

  function moreSentences(from: Copy, max: number): string {
    return bodySentences(from, [feature, near], { room: 260, max });
  }
}

/** Inside a paragraph, things are named in a sentence. */
function leadOf(copy: Copy, { text, told }: PostIdea): string {
  const points = pointsOf(copy).filter(({ id }) => told.includes(id));
  const isSentence = copy.story.sentences.some((sentence) =>
    sentence.text.startsWith(text.replace(/\.$/, '')),
  );
  if (isSentence) return text;
  return points.length > 0 ? `It has ${joinList(points.map(({ said }) => said))}.` : '';
}

/** A long address would be cut in the middle; the place is enough for a subject. */
function shortName({ facts }: Copy): string {
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
  return said !== '' && said.length <= 70 ? said : upperFirst(name);
}

/** "14 Heron Point Road is a 5-bedroom, 4-bath home in Larkmere, offered at $585,000." */
function introduction(copy: Copy): string {
  const { facts, occasion, openHouse } = copy;
  const place = placeName(copy);
  const rooms = [
    facts.beds ? `${facts.beds}-bedroom` : facts.beds === 0 ? 'studio' : null,
    facts.baths && `${facts.baths}-bath`,
  ].filter(Boolean);
  const what = `${rooms.join(', ')} ${facts.kind}`.trim();
  const home = `${articleFor(what)} ${what}${place ? ` ${inPlace(place)}` : ''}`;
  const subject = facts.street ?? 'This';
  if (occasion === 'sold') return `${facts.street ?? upperFirst(home)} is sold.`;
  if (occasion === 'open-house' && openHouse)
    return `Open house at ${facts.street ?? home}: ${openHouseTime(openHouse)}.`;
  if (occasion === 'price-improved')
    return `${subject}, ${home}, is now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}.`;
  return `${subject} is ${home}${facts.price ? `, offered at ${facts.price}` : ''}.`;
}

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
