import { limits, postLength } from '../length/rules.ts';
import { addressLine, type Copy, join, joinFigures, newsLine } from './copy.ts';
import { hashtags } from './hashtags.ts';
import { featureIdea, invitationIdea, placeIdea } from './post-ideas.ts';

/** So that the address, the figures and the link still fit. */
const maxLead = 130;

const listenClosings = ['Take the audio tour:', 'Photos and the audio tour:', 'Listen first:'];
const soldClosings = ['Hear how we presented it:', 'Thinking of selling?', 'The audio tour is still up:'];

/** `shorter` is said where the text doesn't fit. */
type Piece = { text: string | null | undefined | false; shorter?: string | null; joint: ' ' | '\n' | '\n\n' };

/** One strong line, the address and the figures. The link always fits; everything else is added while there is room. */
export function twitterPosts(copy: Copy): string[] {
  const { facts, occasion, link } = copy;
  const news = newsLine(copy);
  const isPriced = occasion !== 'sold' && occasion !== 'price-improved';
  const price = isPriced && facts.price ? `${facts.price}.` : null;
  const figures: Piece = {
    text: join([joinFigures(facts), price], ' '),
    shorter: price,
    joint: news ? ' ' : '\n',
  };
  const [tag] = hashtags(copy, 1).split(' ');
  const closings = occasion === 'sold' ? soldClosings : listenClosings;
  const feature = featureIdea(copy, maxLead);
  const near = placeIdea(copy, maxLead, feature);
  const ideas = [feature, near, invitationIdea(copy, maxLead, [feature, near], 2)];
  return ideas.map(({ text }, at) => {
    const isSold = occasion === 'sold' && at === 2;
    const lead = isSold ? 'Thank you to everyone who came to see it.' : text;
    const [first, second] = news ? [news, lead] : [lead, addressLine(facts)];
    return fitPieces(
      first,
      [{ text: second, joint: '\n\n' }, figures, { text: at === 0 && tag, joint: ' ' }],
      `${closings[at]} ${link}`,
      copy.reserved,
    );
  });
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
  for (const { text: piece, shorter, joint } of pieces) {
    const fitting = [piece, shorter].find((one) => one && fits(`${text}${joint}${one}`));
    if (fitting) text += joint + fitting;
  }
  return `${text}\n\n${end}`;
}
