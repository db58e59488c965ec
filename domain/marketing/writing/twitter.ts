import { limits, postLength } from '../length/rules.ts';
import { type Copy, figureLines, isRented, join, listedBy, newsLine } from './copy.ts';
import { hashtags } from './hashtags.ts';
import { identityLine } from './identity-line.ts';
import {
  amenitiesIdea,
  findAnySentence,
  findOtherSentence,
  findPlaceSentence,
  firstLine,
  invitationIdea,
  type PostIdea,
  plainIdea,
  shortFeatureIdea,
} from './post-ideas.ts';

const listenClosings = ['Audio tour:', 'Photos and audio tour:', 'Hear it, then come see it:'];
const rentedClosings = ['Audio tour:', 'Photos and audio tour:', 'Hear it:'];
const soldClosings = ['Hear how we presented it:', 'Thinking of selling?', 'The audio tour is still up:'];
const minLead = 60;
const maxLead = 200;

/** One strong line, the address, the figures and the link; the line is as long as they leave room for. */
export function twitterPosts(whole: Copy): string[] {
  const { story } = whole;
  const limitsInShort = story.limits.map((limit) => ({ ...limit, said: limit.short ?? limit.said }));
  const copy: Copy = { ...whole, story: { ...story, limits: limitsInShort } };
  const { occasion, link, reserved = 0 } = copy;
  const isSold = occasion === 'sold';
  const news = shortNews(copy);
  const compact: Copy = { ...copy, facts: { ...copy.facts, sqft: null, city: null } };
  const figures = figureLines(compact);
  const max = limits.twitter.max - reserved;
  const closings = isSold ? soldClosings : isRented(copy) ? rentedClosings : listenClosings;
  const ends = closings.map((closing) => `${closing} ${link}`);
  const fits = (text: string) => postLength('twitter', text) <= max;
  const signed = listedBy(copy);
  const roomAbove = (end: string | undefined) => {
    const rest = join([news, 'x', figures, join([end, signed], '\n')], '\n\n');
    return Math.min(maxLead, Math.max(minLead, max + 1 - postLength('twitter', rest)));
  };
  const [first, second, third] = ends.map(roomAbove) as [number, number, number];
  const feature = shortFeatureIdea(copy, first);
  const near = otherIdea(copy, second, feature);
  const thanks: PostIdea = { text: 'Thank you to everyone who came to see it.', told: [] };
  const ideas = [feature, near, isSold ? thanks : invitationIdea(copy, third, [feature, near])];
  const [tag] = hashtags(copy, 1).split(' ');
  return ideas.map((idea, at) => {
    const text = firstLine(idea.text);
    const end = ends[at];
    const told = figureLines(copy, text);
    const tight = figureLines(compact, text);
    const signedEnd = end && join([end, signed], '\n');
    // What has to go for an address of a hundred characters: the tag, the city, the line, the figures.
    const forms = [
      [news, text, join([told, at === 0 && tag], ' '), signedEnd],
      [news, text, told, signedEnd],
      [news, text, tight, signedEnd],
      [news, tight, signedEnd],
      [news ?? text, signedEnd],
      [news ?? text, end],
      [cut(news ?? tight, 100), end],
    ];
    return forms.map((parts) => join(parts, '\n\n')).find(fits) ?? join(['For sale.', end], '\n\n');
  });
}

/** What else there is to say, of the place or of the home; never the first line again. */
function otherIdea(copy: Copy, room: number, feature: PostIdea): PostIdea {
  const plain = plainIdea(copy, room, feature.told);
  const { street } = copy.facts;
  const what = identityLine(copy, { maxLength: room, counts: true, without: feature.told });
  const look = street && newsLine(copy) === null ? `Take a look at ${street}.` : plain.text;
  return (
    findPlaceSentence(copy, room, feature) ??
    amenitiesIdea(copy, room) ??
    findOtherSentence(copy, room, feature) ??
    findAnySentence(copy, room, feature) ??
    (plain.told.length > 0 ? plain : { text: what.text.length <= room ? what.text : look, told: [] })
  );
}

/** "Now $585,000, down $10,000: 14 Heron Point Road." The tag has the city. */
function shortNews(copy: Copy): string | null {
  const { occasion, facts } = copy;
  if (occasion !== 'price-improved' || !facts.street) return newsLine(copy);
  return `Now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}: ${facts.street}.`;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/[\s.,:;]*\S*$/, '')}…`;
}
