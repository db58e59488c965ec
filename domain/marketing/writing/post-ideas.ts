import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import type { Network } from '../rules.ts';
import { findLeadSentence, isLead, isPostable, leadWorth, opensAsBrochure } from '../story/lead-sentence.ts';
import type { NotablePoint } from '../story/notable-points.ts';
import type { StorySentence } from '../story/read-story.ts';
import { shortenSentence } from '../story/shorten-sentence.ts';
import { bestPoints, isSight, plainPoints, sightsOf } from './best-points.ts';
import { type Copy, inPlace, isRented, newsLine, placeName } from './copy.ts';
import { hookLine, landmarkIn } from './hook-line.ts';
import { nounOf } from './noun-of.ts';

/** A first line, and what it names and counts, so that the next lines don't say it again. */
export type PostIdea = { text: string; told: string[] };
/** Where a text stands: each has its own manner and its own sentences. */
export type Channel = Exclude<Network, 'sms'> | 'email';

/** Where a first line is all there is room for. */
const isShort = (channel: Channel) => channel === 'twitter' || channel === 'threads' || channel === 'tiktok';

/** Whether a text may still say a sentence: few do. */
export type IsFree = (text: string) => boolean;

/** A thing that can carry a line. */
const minStar = 4;
/** A sentence that says this much beats a line of plain things. */
const minToldWorth = 2.5;
const maxSentence = 260;
const minStrong = 4.5;
const minOpening = 5;
const minSecond = 6;
const minLastWorth = -3;
const minAnyWorth = 1;
const minDetails = 2;

/** The feature: what makes this home this home, with two details or more. */
export function featureIdea(
  copy: Copy,
  maxLength: number,
  max = 3,
  nearby = true,
  channel: Channel = 'facebook',
): PostIdea {
  const without = leftToOthers(copy, channel);
  const hook = hookLine(copy, { maxLength, max, nearby, without });
  const longest = Math.max(maxLength, isShort(channel) ? 0 : maxSentence);
  const opening = openingOf(copy, longest);
  if (opening && !isStrong(copy)) return asIdea(opening);
  if (hook.details >= minDetails) return withClaim(copy, hook, maxLength);
  const filled = hookLine(copy, { maxLength, max, plain: true, nearby, without });
  const isClaimed = copy.story.traits.claims.length > 0;
  if (hook.details > 0 && (filled.details >= minDetails || isClaimed))
    return withClaim(copy, filled, maxLength);
  // The figures below count the rooms.
  const uncounted = copy.story.sentences.filter(
    ({ featureIds }) => !featureIds.some((id) => id.startsWith('beds:')),
  );
  const sentence = findLeadSentence(uncounted, longest);
  // Where the home has a line of its own, where a sentence stands is no reason.
  const worth =
    sentence && (hook.details > 0 ? sentence.worth : Math.max(leadWorth(sentence), sentence.worth));
  if (sentence && worth !== undefined && worth >= minToldWorth) return asIdea(sentence);
  if (filled.details >= minDetails || isClaimed) return withClaim(copy, filled, maxLength);
  if (filled.details > 0) return filled;
  const any =
    findLeadSentence(copy.story.sentences, maxLength, minLastWorth) ??
    anySentence(
      copy,
      isShort(channel) && channel !== 'twitter' ? maxLength : maxSentence,
      [],
      undefined,
      true,
    );
  return any ? asIdea(any) : filled;
}

/** Every network names the best thing; which others stand beside it differs, or all of them would open alike. */
function leftToOthers(copy: Copy, channel: Channel): string[] {
  const points = bestPoints(copy, 4);
  const [, second, third] = points.filter(isSight);
  if (!second || !third) return [];
  const beside: Partial<Record<Channel, NotablePoint>> = {
    linkedin: second,
    threads: third,
    google: third,
    tiktok: second,
  };
  const left = beside[channel];
  // What takes its place is something to look at, and not where the car goes.
  return left ? [left, ...points.filter((point) => !isSight(point))].map(({ id }) => id) : [];
}

/** Whether what a hook names is more than what the agent said first. */
function isStrong({ story }: Copy): boolean {
  const { credit, traits, points } = story;
  return credit !== null || traits.claims.length > 0 || (points[0]?.notability ?? 0) >= minStrong;
}

/** What the agent said first, if it says much. */
function openingOf({ story }: Copy, maxLength: number): StorySentence | undefined {
  return story.sentences.find(
    (one) =>
      // What comes second may stand in the middle of the house.
      (one.at === 0 || (one.at === 1 && one.worth >= minSecond)) &&
      one.scope === 'home' &&
      isLead(one) &&
      one.worth >= minOpening &&
      one.text.length <= maxLength,
  );
}

/** What few listings can say comes right behind what it is. */
function withClaim({ story }: Copy, hook: PostIdea, maxLength: number): PostIdea {
  const [board] = story.traits.claims.filter((one) => /^No board approval/.test(one));
  const opened = board && `${board.replace(/\.$/, '')} for this ${hook.text.replace(/^An? /, '')}`;
  if (opened && hook.told.every((id) => id.startsWith('near:')) && opened.length <= maxLength)
    return { text: opened, told: [...hook.told, `claim:${board}`] };
  const claim = story.traits.claims.find(
    (one) => `${hook.text} ${one}`.length <= maxLength && !saysClaim(hook.text, one),
  );
  return claim ? { text: `${hook.text} ${claim}`, told: [...hook.told, `claim:${claim}`] } : hook;
}

/** The best sentences about the home that can stand first and that no idea has said. */
export function otherSentences(
  copy: Copy,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree = () => true,
): StorySentence[] {
  return copy.story.sentences
    .filter(({ text }) => isFree(text))
    .filter((one) => isLead(one) && !isTold(one, others) && one.worth >= minAnyWorth)
    .filter(({ scope }) => scope === 'home')
    .flatMap((one) => shortened(one, maxLength))
    .toSorted((a, b) => leadWorth(b) - leadWorth(a));
}

/** What stands beside a sentence about what could be is there all the same. */
const isOfHome = ({ scope, text }: StorySentence) =>
  scope === 'home' ||
  (scope === 'imagined' && !/\b(?:potential|could|would|imagine|once|create|convert\w*)\b/i.test(text));

function shortened(one: StorySentence, maxLength: number): StorySentence[] {
  const text = shortenSentence(one.text, maxLength);
  return text ? [{ ...one, text, worth: one.worth * (text.length / one.text.length) }] : [];
}

/** Any sentence that can stand alone, where nothing better is left. */
export function anySentence(
  copy: Copy,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree = () => true,
  orBrochure = false,
): StorySentence | undefined {
  return copy.story.sentences
    .filter((one) => isPostable(one) && !one.isDependent && isOfHome(one) && isFree(one.text))
    .filter(({ text }) => orBrochure || !opensAsBrochure(text))
    .filter((one) => !isTold(one, others))
    .flatMap((one) => shortened(one, maxLength))
    .toSorted((a, b) => b.worth - a.worth)[0];
}

/** In a first line, a home needs no "This is". */
export const firstLine = (text: string) => upperFirst(text.replace(/^This is (?=an? )/, ''));

const invitations: Record<Channel, (things: string, at: string) => string> = {
  facebook: (things, at) => `Come see ${things}${at}.`,
  instagram: (things) => `Come see ${things}.`,
  linkedin: (things) => `Worth a showing for ${things}.`,
  twitter: (things, at) => `See ${things} in person${at}.`,
  threads: (things) => `Go see ${things} in person.`,
  tiktok: (things) => `Come for ${things.replace(/(?:,| and) the (?=[^,]*$)/, ', stay for the ')}.`,
  google: (things) => `Visit to see ${things}.`,
  email: (things) => `Come see ${things}.`,
};

/** The invitation: what to come and see. Where somebody lives there, what to ask about. */
export function invitationIdea(
  copy: Copy,
  channel: Channel,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree = () => true,
): PostIdea {
  const { street, city } = copy.facts;
  if (isRented(copy)) return askIdea(copy, maxLength, others, isFree);
  const all = sightsOf(copy);
  const told = new Set(others.flatMap((idea) => idea.told));
  const fresh = all.filter(({ id }) => !told.has(id));
  const plain = plainPoints(copy).filter(({ id }) => !told.has(id));
  const stars = fresh.length > 0 ? fresh : all.filter(({ notability }) => notability >= minStar);
  // One thing alone is a thin reason to come.
  const more = stars.length === 1 ? plain.filter(({ id }) => id !== stars[0]?.id).slice(0, 2) : [];
  const sights = [...stars, ...more].slice(0, 3);
  const [sentence] = otherSentences(copy, maxLength, others, isFree);
  if (sights.length < 2 && sentence) return asIdea(sentence);
  const where = newsLine(copy) === null && street ? ` at ${[street, city].filter(Boolean).join(', ')}` : '';
  for (let count = sights.length; count > 0; count -= 1) {
    const named = sights.slice(0, count).toSorted((a, b) => Number(isView(a.name)) - Number(isView(b.name)));
    const things = joinList(named.map(({ name }) => `the ${name}`));
    for (const at of [where, '']) {
      const text = invitations[channel](things, at);
      if (text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
    }
  }
  const last = sentence ?? anySentence(copy, maxLength, others, isFree);
  return last && last.worth > 0 ? asIdea(last) : comeSee(copy, channel, maxLength);
}

const isView = (name: string) => /\b(?:views?|vistas?)\b/.test(name);

/** Where nothing else is left to say: where it is, as an invitation. */
function comeSee(copy: Copy, channel: Channel, maxLength: number): PostIdea {
  const { street, city } = copy.facts;
  const named = placeName(copy);
  const place = named ? named : city;
  const home = `${nounOf(copy)}${place ? ` ${inPlace(place)}` : ''}`;
  // To colleagues and to people who search, the address and what it is stand above.
  if (channel === 'linkedin' || channel === 'google') return { text: 'Come see it in person.', told: [] };
  if (!street || newsLine(copy) !== null) return { text: `Come see this ${home}.`, told: [] };
  const text = `Come see ${street}, ${articleFor(home)} ${home}.`;
  return { text: text.length <= maxLength ? text : `Come see ${street}.`, told: [] };
}

function askIdea(copy: Copy, maxLength: number, others: readonly PostIdea[], isFree: IsFree): PostIdea {
  const told = others.flatMap((idea) => idea.told);
  const [sentence] = otherSentences(copy, maxLength, others, isFree);
  const line = hookLine(copy, { maxLength, without: told, plain: true });
  return line.details > 0 || !sentence ? line : asIdea(sentence);
}

/** What neighbors can answer. */
export function questionOf(copy: Copy): string {
  const place = placeName(copy);
  return place ? `Know someone looking ${inPlace(place)}?` : 'Know someone who should see it?';
}

/** Whether first lines have said a sentence, one of its counts, or most of what it names. */
export function isTold(one: StorySentence, ideas: readonly PostIdea[]): boolean {
  if (ideas.some(({ text }) => isSame(text, one.text))) return true;
  const told = new Set(ideas.flatMap((idea) => idea.told));
  if ([...told].some((id) => id.startsWith('claim:') && saysClaim(one.text, id))) return true;
  if ([...told].some((id) => id.startsWith('near:') && one.text.includes(landmarkIn(id)))) return true;
  // What it names by name is more than the thing: "from the balcony, the Quarry Bridge".
  if ((one.text.match(properName)?.length ?? 0) > 1) return false;
  const echoes = one.featureIds.filter((id) => told.has(id));
  return (
    echoes.some((id) => id.includes(':')) || (echoes.length > 0 && echoes.length * 2 >= one.featureIds.length)
  );
}

const properName = /(?<=[\p{Ll},] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu;
const claimWords = /board approval|first time in|one of (?:only|just)|HOA|parking/i;

export function saysClaim(sentence: string, claim: string): boolean {
  const [words] = claimWords.exec(claim) ?? [];
  return words !== undefined && sentence.toLowerCase().includes(words.toLowerCase());
}

/** A first line may be the beginning of a sentence. */
export const isSame = (said: string, sentence: string) =>
  said.slice(0, sameLength) === sentence.slice(0, sameLength);
const sameLength = 30;

export const asIdea = ({ text, featureIds }: StorySentence): PostIdea => ({ text, told: featureIds });
