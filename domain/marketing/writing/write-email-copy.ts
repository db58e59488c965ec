import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { openHouseTime } from '../facts/occasions.ts';
import { occasionNames } from '../rules.ts';
import { type Copy, join, opening, priceSentence, roomsSentence, shortFacts, where } from './copy.ts';
import { phrasesOf } from './highlights.ts';

export type EmailCopy = { subjects: string[]; preheaders: string[]; heading: string; body: string };

const maxSubjectLength = 78;
const maxNameLength = 44;

/** Three subjects and preheaders, a heading, and two or three paragraphs. */
export function writeEmailCopy(copy: Copy): EmailCopy {
  const { facts, occasion, openHouse } = copy;
  // A long address would be cut in the middle; the place is enough for a subject.
  const name =
    facts.street && facts.street.length <= maxNameLength ? facts.street : where({ ...facts, street: null });
  const news = occasionNames[occasion];
  const [first, second, third] = phrasesOf(facts);
  const when = openHouse && openHouseTime(openHouse);
  const line = shortFacts(facts).join(', ');
  return {
    subjects: [
      `${news}: ${name}`,
      when ? `Open house ${when}: ${name}` : `🎧 Press play on ${name}`,
      first ? `${name}: ${first}` : `Hear about ${name}`,
    ].map((subject) => cut(subject, maxSubjectLength)),
    preheaders: [
      line === '' ? 'A short podcast episode about this home.' : `${line}. Listen to the episode.`,
      first
        ? `${upperFirst(first)} and more: our hosts tell you all about it.`
        : 'Our hosts walk you through it.',
      when ? `Open house ${when}.` : 'A few minutes to listen, photos and all details inside.',
    ],
    heading: cut(`${news}: ${name}`, 120),
    body: join(
      [
        join([opening(copy), roomsSentence(facts), priceSentence(copy)], ' '),
        first &&
          `Among the highlights: ${joinList([first, second, third].filter((one) => one !== undefined))}.`,
        occasion === 'sold'
          ? 'If you wonder what your own home could be worth, just reply to this e-mail.'
          : 'Our hosts talk you through it in a short podcast episode. Questions? Just reply to this e-mail.',
      ],
      '\n\n',
    ),
  };
}

function cut(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
