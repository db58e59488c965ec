import { limits, postLength } from '../length/rules.ts';
import { type Copy, figureLines, join, newsLine } from './copy.ts';
import { hashtags } from './hashtags.ts';
import { featureIdea, findPlaceSentence, headline, invitationIdea, type PostIdea } from './post-ideas.ts';

const listenClosings = [
  'Take the audio tour:',
  'Photos and the audio tour:',
  'Listen first, then come see it:',
];
const soldClosings = ['Hear how we presented it:', 'Thinking of selling?', 'The audio tour is still up:'];
const minLead = 60;
const maxLead = 170;

/** One strong line, the address, the figures and the link; the line is as long as they leave room for. */
export function twitterPosts(copy: Copy): string[] {
  const { occasion, link, reserved = 0 } = copy;
  const isSold = occasion === 'sold';
  const news = newsLine(copy);
  const figures = figureLines(copy);
  const max = limits.twitter.max - reserved;
  const ends = (isSold ? soldClosings : listenClosings).map((closing) => `${closing} ${link}`);
  const fits = (text: string) => postLength('twitter', text) <= max;
  const longest = join([news, 'x', figures, ends[2]], '\n\n');
  const room = Math.min(maxLead, Math.max(minLead, max - postLength('twitter', longest)));
  const feature = strongIdea(copy, room);
  const near =
    findPlaceSentence(copy, room, feature) ?? headline(copy, room, { built: true, without: feature.told });
  const thanks: PostIdea = { text: 'Thank you to everyone who came to see it.', told: [] };
  const ideas = [feature, near, isSold ? thanks : invitationIdea(copy, room, [feature, near])];
  const [tag] = hashtags(copy, 1).split(' ');
  return ideas.map(({ text }, at) => {
    const end = ends[at];
    const told = figureLines(copy, text);
    const tagged = join([told, at === 0 && tag], ' ');
    // What has to go for an address of a hundred characters: the tag, the line, the figures.
    const forms = [
      [news, text, tagged, end],
      [news, text, told, end],
      [news, figures, end],
      [news ?? text, end],
      [cut(news ?? figures, 100), end],
    ];
    return forms.map((parts) => join(parts, '\n\n')).find(fits) ?? join(['For sale.', end], '\n\n');
  });
}

/** A short sentence rarely says what the home is; its kind, its place and what it has do. */
function strongIdea(copy: Copy, room: number): PostIdea {
  const best = featureIdea(copy, 300);
  const fitting = featureIdea(copy, room);
  return best.text === fitting.text ? best : headline(copy, room);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/[\s.,:;]*\S*$/, '')}…`;
}
