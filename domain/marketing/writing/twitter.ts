import { articleFor } from '../../english/article-for.ts';
import { limits, postLength } from '../length/rules.ts';
import { isOpenToBuyers } from '../rules.ts';
import type { StorySentence } from '../story/read-story.ts';
import { shortenSentence } from '../story/shorten-sentence.ts';
import { mixLine } from '../story/unit-mix.ts';
import {
  addressLine,
  type Copy,
  figureLines,
  inPlace,
  isClosed,
  join,
  listedBy,
  newsLine,
  placeName,
} from './copy.ts';
import { hashtags } from './hashtags.ts';
import { homePoints } from './home-points.ts';
import { hookLine, saysHome } from './hook-line.ts';
import { invitationIdea } from './invitation-idea.ts';
import { newsAndLead } from './news.ts';
import { nounOf } from './noun-of.ts';
import { nearIdea, otherSide, placeIdeas } from './place-ideas.ts';
import { plainLead } from './plain-lead.ts';
import { featureIdea, firstLine, type IsFree, isSame, isTold, type PostIdea } from './post-ideas.ts';
import { saysAgain } from './says-again.ts';
import { spentSentences } from './share-sentences.ts';
import { thanksFor } from './taken-closings.ts';
import { walkLines } from './walk-posts.ts';

const listenClosings = ['Audio tour:', 'All the photos:', 'Take the tour, then come see it:'];
const rentedClosings = ['Audio tour:', 'All the photos:', 'Take the audio tour:'];
const soldClosings = ['Hear how we presented it:', 'Thinking of selling?', 'The audio tour is still up:'];
const minLead = 60;
/** Beside long limits, what it is and one thing of it. */
const minLine = 42;
const maxLead = 200;

/** One strong line, the address, the figures and the link; the line is as long as they leave room for. */
export function twitterPosts(whole: Copy): string[] {
  const { story } = whole;
  const limitsInShort = story.limits.map((limit) => ({ ...limit, said: limit.short ?? limit.said }));
  const copy: Copy = { ...whole, story: { ...story, limits: limitsInShort } };
  const { occasion, link, reserved = 0 } = copy;
  const isTaken = !isOpenToBuyers(occasion);
  const news = shortNews(copy);
  const compact: Copy = { ...copy, facts: { ...copy.facts, sqft: null, city: null } };
  /** A size can be left out; the city can't. */
  const unmeasured: Copy = { ...copy, facts: { ...copy.facts, sqft: null } };
  const max = limits.twitter.max - reserved;
  const closings = isTaken
    ? occasion === 'sold'
      ? soldClosings
      : contractClosings(copy)
    : isClosed(copy)
      ? rentedClosings
      : listenClosings;
  const ends = closings.map((closing) => `${closing} ${link}`);
  const fits = (text: string) => postLength('twitter', text) <= max;
  const signed = listedBy(copy);
  const isPrice = occasion === 'price-improved';
  const newsOf = (at: number) => (isPrice && at > 0 ? null : news);
  const roomAbove = (end: string | undefined, at: number) => {
    const opens = newsOf(at) !== null || !isPrice;
    const rest = join([newsOf(at), 'x', figureLines(compact, '', opens), join([end, signed], '\n')], '\n\n');
    return Math.min(maxLead, Math.max(minLead, max + 1 - postLength('twitter', rest)));
  };
  const [first, second, third] = ends.map(roomAbove) as [number, number, number];
  const walk = isTaken ? undefined : walkLines(copy, [first, second, third]);
  const plain = walk?.map(({ idea }) => idea) ?? plainIdeas(copy, [first, second, third], isTaken);
  const { mix } = story;
  const isMixed = mix !== null && !isTaken && !copy.isAtLength && mixLine(mix).length <= first;
  const ideas = plain.map((idea, at) => (isMixed && at === 0 ? { ...idea, text: mixLine(mix) } : idea));
  const isSpent = isTaken ? () => false : spentSentences(copy);
  const [tag] = hashtags(copy, 1).split(' ');
  const points = isTaken || walk ? [] : homePoints(copy).filter(({ text }) => !isSpent(text));
  const added: string[] = [];
  return ideas.map((idea, at) => {
    const end = ends[at];
    const above = newsOf(at);
    const opens = above !== null || !isPrice;
    // Cut short, a line still isn't another variant's.
    const without = ideas.slice(0, at).flatMap(({ told }) => told);
    const short = firstLine(hookLine(copy, { maxLength: minLead, max: 1, without }).text);
    // Of a new price the reason to look comes first: one line with its address and the price.
    const reasons =
      isPrice && at === 0 ? [idea.text, short].map((one) => newsAndLead(copy, firstLine(one), true)) : [];
    const signedEnd = end && join([end, signed], '\n');
    // What has to go for an address of a hundred characters: the tag, the city, the line, the figures.
    const [shorter, shortest] = [minLead, minLine].map((maxLength) =>
      firstLine(hookLine(copy, { maxLength, max: 1, placed: false, nearby: false, without }).text),
    ) as [string, string];
    const reasoned = reasons.flatMap((text) => [
      [text, join([figureLines(copy, text, true), tag], ' '), signedEnd],
      [text, figureLines(copy, text, true), signedEnd],
      [text, figureLines(compact, text, true), signedEnd],
    ]);
    const withLine = [addressed(copy, idea), firstLine(idea.text), short, shorter, shortest].flatMap(
      (text) => {
        const told = figureLines(copy, text, opens);
        return [
          [above, text, join([told, at === 0 && tag], ' '), signedEnd],
          [above, text, told, signedEnd],
          [above, text, figureLines(unmeasured, text, opens), signedEnd],
          [above, text, figureLines(compact, text, opens), signedEnd],
        ];
      },
    );
    const tight = figureLines(compact, '', opens);
    const text = firstLine(idea.text);
    // One more point, where there is room for it.
    const said = [...ideas.map((one) => one.text), ...added];
    const more = walk
      ? shortOnes(walk[at]?.beside ?? [], [idea.text, ...added])
      : shortPoints(points, idea, said);
    const withMore = (reasons.length > 0 ? [] : more)
      .flatMap((point) =>
        [copy, unmeasured].map((told) => ({
          point,
          text: join([above, `${text} ${point}`, figureLines(told, text, opens), signedEnd], '\n\n'),
        })),
      )
      .find((one) => fits(one.text));
    if (withMore) {
      added.push(withMore.point);
      return withMore.text;
    }
    const forms = [
      ...reasoned,
      ...withLine,
      [above, tight, signedEnd],
      [above ?? text, signedEnd],
      [above ?? text, end],
      [cut(above ?? tight, 100), end],
    ];
    return forms.map((parts) => join(parts, '\n\n')).find(fits) ?? join(['For sale.', end], '\n\n');
  });
}

const [minMore, maxMore] = [12, 120];

const shortOnes = (sentences: readonly string[], said: readonly string[]) =>
  sentences.filter(
    (text) =>
      text.length >= minMore &&
      text.length <= maxMore &&
      !said.some((one) => one === text || saysAgain(one, text)),
  );

/** Of a home with little to walk through: the feature, the place, the invitation in lines of the agent's. */
function plainIdeas(
  copy: Copy,
  [first, second, third]: readonly [number, number, number],
  isTaken: boolean,
): PostIdea[] {
  const isNear = nearIdea(copy, second, []) === undefined;
  const feature = plainLead(copy, featureIdea(copy, first, 3, isNear, 'twitter'), first, []);
  const isSpent = isTaken ? () => false : spentSentences(copy);
  const isFree = (text: string) => !isSpent(text);
  const near = plainLead(copy, otherIdea(copy, second, feature, isFree), second, [feature]);
  const thanks: PostIdea = {
    text: copy.occasion === 'sold' ? 'Thank you to everyone who came to see it.' : thanksFor(copy),
    told: [],
  };
  const invited = () =>
    plainLead(copy, invitationIdea(copy, third, [feature, near], isFree), third, [feature, near]);
  return [feature, near, isTaken ? thanks : invited()];
}

/** What no other post of the network says, short enough to stand beside a first line. */
function shortPoints(points: readonly StorySentence[], idea: PostIdea, said: readonly string[]): string[] {
  return points
    .filter((point) => !point.isDependent && !isTold(point, [idea]))
    .flatMap(({ text }) => shortenSentence(text, maxMore) ?? [])
    .filter((text) => !said.some((one) => isSame(one, text) || saysAgain(one, text)));
}

/** "A corner loft with a sauna. 9 Quarry Lane, Larkmere." Where there is news, it has the address. */
function addressed(copy: Copy, { text }: PostIdea): string {
  const isLine =
    /^[^.:?!]*(?:\d\.\d[^.:?!]*)?\.$/.test(text) &&
    (saysHome(text) || / (?:in|on) (?:the )?\p{Lu}[\p{L} ]+\.$/u.test(text));
  if (!isLine || newsLine(copy) !== null || !copy.facts.street) return firstLine(text);
  // A line that names the city has said it.
  const { city } = copy.facts;
  const at = city && text.includes(city) ? copy.facts.street : addressLine(copy.facts);
  return `${text} ${at}.`;
}

/** What there is to say of the place; else another side of the home. */
function otherIdea(copy: Copy, room: number, feature: PostIdea, isFree: IsFree): PostIdea {
  const place = placeIdeas(copy, 'twitter', room, feature.told).find(({ text }) => isFree(text));
  return place ?? otherSide(copy, room, feature, isFree);
}

/** What those who missed it may look for. */
function contractClosings(copy: Copy): string[] {
  const place = placeName(copy);
  const noun = nounOf(copy).replace(/^\d{4} /, '');
  return [
    `Looking for ${articleFor(noun)} ${noun}?`,
    place ? `Looking ${inPlace(place)}?` : `Missed this ${noun}?`,
    `Hear about this ${noun}:`,
  ];
}

/** "Now $585,000, down $10,000: 14 Heron Point Road, Larkmere." */
function shortNews(copy: Copy): string | null {
  const { occasion, facts } = copy;
  if (occasion !== 'price-improved' || !facts.street) return newsLine(copy);
  return `Now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}: ${addressLine(facts)}.`;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/[\s.,:;]*\S*$/, '')}…`;
}
