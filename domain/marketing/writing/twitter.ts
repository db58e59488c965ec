import { limits, postLength } from '../length/rules.ts';
import { type Copy, figureLines, join, listedBy, newsLine } from './copy.ts';
import { hashtags } from './hashtags.ts';
import {
  featureIdea,
  findOtherSentence,
  findPlaceSentence,
  headline,
  invitationIdea,
  type PostIdea,
} from './post-ideas.ts';

const listenClosings = ['Audio tour:', 'Photos and audio tour:', 'Hear it, then come see it:'];
const soldClosings = ['Hear how we presented it:', 'Thinking of selling?', 'The audio tour is still up:'];
const minLead = 60;
const maxLead = 200;

/** One strong line, the address, the figures and the link; the line is as long as they leave room for. */
export function twitterPosts(copy: Copy): string[] {
  const { occasion, link, reserved = 0 } = copy;
  const isSold = occasion === 'sold';
  const news = shortNews(copy);
  const figures = figureLines(copy);
  const max = limits.twitter.max - reserved;
  const ends = (isSold ? soldClosings : listenClosings).map((closing) => `${closing} ${link}`);
  const fits = (text: string) => postLength('twitter', text) <= max;
  const signed = listedBy(copy)?.replace(/^(?:Listed|Sold) by /, '');
  const roomAbove = (end: string | undefined) => {
    const rest = join([news, 'x', figures, join([end, signed], '\n')], '\n\n');
    return Math.min(maxLead, Math.max(minLead, max + 1 - postLength('twitter', rest)));
  };
  const [first, second, third] = ends.map(roomAbove) as [number, number, number];
  const feature = strongIdea(copy, first);
  const near =
    findPlaceSentence(copy, second, feature) ??
    findOtherSentence(copy, second, feature) ??
    headline(copy, second, { built: true, without: feature.told });
  const thanks: PostIdea = { text: 'Thank you to everyone who came to see it.', told: [] };
  const ideas = [feature, near, isSold ? thanks : invitationIdea(copy, third, [feature, near])];
  const [tag] = hashtags(copy, 1).split(' ');
  return ideas.map(({ text }, at) => {
    const end = ends[at];
    const told = figureLines(copy, text);
    const tagged = join([told, at === 0 && tag], ' ');
    // What has to go for an address of a hundred characters: the tag, the line, the figures.
    const forms = [
      [news, text, tagged, end && join([end, signed], '\n')],
      [news, text, told, end && join([end, signed], '\n')],
      [news, text, told, end],
      [news, figures, end],
      [news ?? text, end],
      [cut(news ?? figures, 100), end],
    ];
    return forms.map((parts) => join(parts, '\n\n')).find(fits) ?? join(['For sale.', end], '\n\n');
  });
}

/** "Now $585,000, down $10,000: 14 Heron Point Road." The tag has the city. */
function shortNews(copy: Copy): string | null {
  const { occasion, facts } = copy;
  if (occasion !== 'price-improved' || !facts.street) return newsLine(copy);
  return `Now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}: ${facts.street}.`;
}

/** The agent's opening if it fits; else what the home is, where, and what it has; else any sentence that does. */
function strongIdea(copy: Copy, room: number): PostIdea {
  const best = featureIdea(copy, 350);
  const fitting = featureIdea(copy, room);
  if (best.text === fitting.text) return best;
  const line = headline(copy, room);
  return line.told.length > 1 ? line : fitting;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/[\s.,:;]*\S*$/, '')}…`;
}
