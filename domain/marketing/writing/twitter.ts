import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { isPlural } from '../../english/with-article.ts';
import { limits, postLength } from '../length/rules.ts';
import {
  type Copy,
  listedBy,
  opening,
  priceSentence,
  roomsSentence,
  shortFacts,
  shortWhere,
} from './copy.ts';
import { hashtags } from './hashtags.ts';
import { phrasesOf } from './highlights.ts';

type Piece = { text: string | null | undefined; joint: ' ' | '\n' | '\n\n' };

/** The link always fits; everything else is added while there is room, the most important first. */
export function twitterPosts(copy: Copy): string[] {
  const { facts } = copy;
  const [first, second] = phrasesOf(facts);
  const [shown] = facts.features;
  const news = opening(copy);
  const line = shortFacts(facts).join(' · ');
  const price = priceSentence(copy);
  const tags = hashtags(copy, 2);
  const [oneTag = ''] = tags.split(' ');
  return [
    fitPieces(
      news,
      [
        { text: line, joint: '\n\n' },
        { text: price, joint: '\n' },
        { text: shown && upperFirst(shown), joint: '\n' },
        { text: tags, joint: '\n\n' },
      ],
      `🎧 ${copy.link}`,
      copy.reserved,
    ),
    fitPieces(
      news,
      [
        { text: roomsSentence(facts), joint: ' ' },
        { text: price, joint: ' ' },
        { text: first && thereIs(first), joint: ' ' },
        { text: oneTag, joint: ' ' },
      ],
      `Hear all about it: ${copy.link}`,
      copy.reserved,
    ),
    fitPieces(
      first
        ? `${upperFirst(joinList([first, second].filter((one) => one !== undefined)))}.`
        : `${upperFirst(shortWhere(facts))}.`,
      [
        { text: news, joint: ' ' },
        { text: listedBy(copy), joint: '\n\n' },
        { text: oneTag, joint: ' ' },
      ],
      `Listen: ${copy.link}`,
      copy.reserved,
    ),
  ];
}

function thereIs(phrase: string): string {
  if (/^\d.* acres$/.test(phrase)) return `It stands on ${phrase}.`;
  return `There ${isPlural(phrase) ? 'are' : 'is'} ${phrase}.`;
}

function fitPieces(start: string, pieces: Piece[], end: string, reserved = 0): string {
  const max = limits.twitter.max - reserved;
  const fits = (text: string) => postLength('twitter', `${text}\n\n${end}`) <= max;
  let text = start;
  // Even an address of a hundred characters leaves room for the link.
  while (!fits(text))
    text = `${[...text]
      .slice(0, -2)
      .join('')
      .trimEnd()
      .replace(/[\s.,:;…]+$/, '')}…`;
  for (const { text: piece, joint } of pieces) {
    if (piece && fits(`${text}${joint}${piece}`)) text += joint + piece;
  }
  return `${text}\n\n${end}`;
}
