import { upperFirst } from '../../english/upper-first.ts';
import type { Network } from '../rules.ts';
import { isNamedBuilding } from '../story/building-name.ts';
import {
  findLeadSentence,
  isFiller,
  isLead,
  isOfUse,
  isPasted,
  isPostable,
  isSmallThing,
  isUnsure,
  leadWorth,
  opensAsBrochure,
} from '../story/lead-sentence.ts';
import { isNeatNote, isRichNote } from '../story/neat-note.ts';
import type { NotablePoint } from '../story/notable-points.ts';
import type { StorySentence } from '../story/read-story.ts';
import { shortenSentence } from '../story/shorten-sentence.ts';
import { bestPoints, isSight } from './best-points.ts';
import { type Copy, inPlace, placeName } from './copy.ts';
import { hookLine, landmarkIn } from './hook-line.ts';
import { searchedHome } from './noun-of.ts';
import { saysClaim, withClaim } from './with-claim.ts';

/** A first line, and what it names and counts, so the next lines don't repeat it. */
export type PostIdea = { text: string; told: string[] };
/** Where a text stands: each has its own manner and its own sentences. */
export type Channel = Exclude<Network, 'sms'> | 'email';

/** Where a first line is all there is room for. */
const isShort = (channel: Channel) => channel === 'twitter' || channel === 'threads' || channel === 'tiktok';

/** Whether a text may still use a sentence: few do. */
export type IsFree = (text: string) => boolean;

/** A sentence that says this much beats a line of plain things. */
const minToldWorth = 2.5;
const maxSentence = 260;
const minStrong = 4.5;
const minOpening = 5;
const minLastWorth = -3;
/** A weaker sentence says less than the kind and location. */
const minAnyLead = 1.5;
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
  // An email has no line of figures right below.
  const counted = channel === 'email' ? { beds: true } : {};
  const most = channel === 'email' ? max : leftMax(copy, max);
  const hook = hookLine(copy, {
    maxLength,
    max: isShort(channel) ? shortMax(copy, max) : most,
    nearby,
    without,
    ...counted,
  });
  const longest = Math.max(maxLength, isShort(channel) ? 0 : maxSentence);
  const opening = openingOf(copy, longest);
  // A listing has one opening: the networks that tell most say it, the others name what is best.
  const opens = opening && namesIt(copy, opening);
  // A brochure's first sentence is nobody's: the rarest thing by its name comes before it.
  const isLifted = opening && hook.details > 0 && (isSharp(copy) || isPasted(opening.text));
  // A post says what the home is and where; a letter may begin as the agent did.
  const isOpen = channel === 'email' ? !isStrong(copy) : hook.details === 0;
  if (opening && opens && !isLifted && isOpen) return withClaim(copy, asIdea(opening), longest);
  if (hook.details >= (isShort(channel) ? 1 : Math.min(most, minDetails)))
    return withClaim(copy, hook, maxLength);
  const filled = hookLine(copy, { maxLength, max, plain: true, nearby, without, ...counted });
  const isClaimed = copy.story.traits.claims.length > 0;
  if (hook.details > 0 && (filled.details >= minDetails || isClaimed))
    return withClaim(copy, filled, maxLength);
  // The figures below include the room counts.
  const uncounted = copy.story.sentences.filter(
    ({ featureIds }) => !featureIds.some((id) => id.startsWith('beds:')),
  );
  const sentence = findLeadSentence(uncounted, longest);
  // Where the home has a line of its own, where a sentence stands is no reason.
  const worth =
    sentence && (hook.details > 0 ? sentence.worth : Math.max(leadWorth(sentence), sentence.worth));
  // What comes later stands in the middle of the house: it is said below a line that says what the home is.
  const isFirst = sentence && (sentence.at <= 1 || filled.details === 0 || isOfWhole.test(sentence.text));
  const isPlain = sentence && filled.details > 0 && isPasted(sentence.text);
  if (isFirst && !isPlain && worth !== undefined && worth >= minToldWorth && sentence.worth >= minAnyLead)
    return asIdea(sentence);
  const note = bestPoints(copy, 4).some(isSight) ? undefined : noteOf(copy, longest);
  if (note) return asIdea(note);
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
  return any && any.worth >= minAnyLead ? asIdea(any) : filled;
}

/** Whether what there is to see is told at length: what is seen, or what stands there. */
const isSharp = ({ story }: Copy) => story.points.some(({ short }) => short !== undefined);

/** Whether a sentence says what people know the house or its building by, if they do. */
function namesIt({ story: { traits } }: Copy, { text }: StorySentence): boolean {
  const named = traits.name ?? (isNamedBuilding(traits.building) ? traits.building : null);
  return named === null || text.includes(named.replace(/^(?:at|in|the) (?:the )?/, ''));
}

/** Where nothing is to look at, a note that the agent put first says more than where the car goes. */
const noteOf = ({ story }: Copy, maxLength: number) =>
  story.sentences.find(
    ({ text, at, scope }) =>
      at <= lastOpening &&
      scope === 'home' &&
      text.length <= maxLength &&
      isNeatNote(text) &&
      isPostable({ text, isWhole: true } as StorySentence),
  );

/** Three short posts of three things: the first doesn't name them all. */
const shortMax = (copy: Copy, max: number) =>
  Math.min(leftMax(copy, max), bestPoints(copy, 4).length > 2 ? 2 : 1);

/** The first post leaves things for the others to open with. */
export const leftMax = (copy: Copy, max: number) =>
  Math.min(
    max,
    // Who drew it takes no thing's place.
    Number(copy.story.credit !== null) +
      Math.max(1, Math.ceil(bestPoints(copy, many).filter(isSight).length / variants)),
  );
const [many, variants] = [9, 3];

/** Every network names the best thing; which others stand beside it differs, or all of them would open alike. */
function leftToOthers(copy: Copy, channel: Channel): string[] {
  const points = bestPoints(copy, 5);
  const [, second, third, fourth] = points.filter(isSight);
  if (!second || !third) return [];
  const beside: Partial<Record<Channel, (NotablePoint | undefined)[]>> = {
    linkedin: [second],
    threads: [second, third],
    google: [third],
    tiktok: [second, third, fourth],
  };
  const left = (beside[channel] ?? []).filter((point) => point !== undefined);
  // What takes its place is something to look at, and not where the car goes.
  return left.length > 0 ? [...left, ...points.filter((point) => !isSight(point))].map(({ id }) => id) : [];
}

/** Whether what a hook names is more than what the agent said first. */
function isStrong({ story }: Copy): boolean {
  const { credit, traits, points } = story;
  return credit !== null || traits.claims.length > 0 || (points[0]?.notability ?? 0) >= minStrong;
}

/** What the agent said first, if it is short and names what people would come for, or says what the home is by a name. */
function openingOf({ story }: Copy, maxLength: number): StorySentence | undefined {
  const best = new Set(story.points.slice(0, maxBest).map(({ id }) => id));
  const isTelling = (one: StorySentence) =>
    one.featureIds.some((id) => best.has(id)) || one.worth >= minOpening;
  return story.sentences.find(
    (one) =>
      one.at <= lastOpening &&
      // What comes later may stand in the middle of the house.
      (one.at === 0 || isOfWhole.test(one.text)) &&
      one.scope === 'home' &&
      isLead(one) &&
      one.worth >= minSaid &&
      isTelling(one) &&
      !opensLoosely.test(one.text) &&
      one.text.split(' ').length <= maxOpeningWords &&
      one.text.length <= maxLength,
  );
}

const lastOpening = 3;
const maxOpeningWords = 32;
const minSaid = 3;
const maxBest = 3;
/** "This 1902 townhouse has", "12 Elm Street is", "6AB is": said of the whole home. */
const isOfWhole =
  /\bthis (?:[^\s.]+ ){0,8}?(?:home|house|residence|townho\w+|loft|co-?op|condo\w*|apartment|penthouse|mansion|duplex|triplex|property|unit|studio|brownstone|building|bungalow|estate)\b|^\d+[^.]{0,40} (?:is|has|offers|sits)\b|\b(?:Residence|Penthouse|Unit|Apartment) \S+ (?:is|has|offers)\b|\b\d+[A-Z]{1,2} is an? |^This is an? /i;
/** It needs what was said before it, or speaks to somebody. */
const opensLoosely =
  /^(?:there (?:is|are)|includes?\b|(?:highlights|features|amenities) include|the (?:lower level|basement|cellar)\b|inside|outside|upstairs|downstairs|meticulously[^,]*, it|with [^,]*, (?:it|every)\b|[^,]*, it (?:has|features|offers))/i;

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
    .filter((one) => one.scope === 'home' && opensWell(one))
    .flatMap((one) => shortened(one, maxLength))
    .toSorted((a, b) => leadWorth(b) - leadWorth(a));
}

/** A closet is said with its suite, if much is said of that. */
const minBesideSmall = 3;
const opensWell = ({ text, worth }: StorySentence) =>
  (!isSmallThing(text) || worth >= minBesideSmall) &&
  !isUnsure(text) &&
  !isOfUse(text) &&
  !opensLoosely.test(text);

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
    .map((one) => (isRichNote(one.text) ? { ...one, isWhole: true } : one))
    .filter((one) => isPostable(one) && !one.isDependent && isOfHome(one) && isFree(one.text))
    .filter(({ text }) => !isFiller(text))
    .filter((one) => orBrochure || isRichNote(one.text) || (!opensAsBrochure(one.text) && opensWell(one)))
    .filter((one) => !isTold(one, others))
    .flatMap((one) => shortened(one, maxLength))
    .toSorted((a, b) => b.worth - a.worth)[0];
}

/** In a first line, a home needs no "This is". */
export const firstLine = (text: string) =>
  upperFirst(text.replace(/^This is (?=an? )(?!.*\b(?:and|but) (?:it|is|has)\b)/, ''));

/** Questions neighbors can answer. */
export function questionOf(copy: Copy): string {
  const place = placeName(copy);
  return place
    ? `Know someone looking ${inPlace(place)}?`
    : `Know someone looking for ${searchedHome(copy)}?`;
}

/** The same for who is looking; in a whole city, everybody is. */
export function lookingIn(copy: Copy): string | null {
  const place = placeName(copy);
  return place && `Looking ${inPlace(place)}?`;
}

/** Whether first lines have said a sentence, one of its counts, or most of what it names. */
export function isTold(one: StorySentence, ideas: readonly PostIdea[]): boolean {
  if (ideas.some(({ text }) => isSame(text, one.text))) return true;
  const told = new Set(ideas.flatMap((idea) => idea.told));
  if ([...told].some((id) => id.startsWith('claim:') && saysClaim(one.text, id))) return true;
  const near = [...told].flatMap((id) => (id.startsWith('near:') ? [landmarkIn(id.slice(5))] : []));
  if (near.some((place) => one.text.includes(place))) return true;
  // What it names by name is more than the thing: "from the balcony, the Quarry Bridge".
  if ((one.text.match(properName)?.length ?? 0) > 1) return false;
  const echoes = one.featureIds.filter((id) => told.has(id));
  return (
    echoes.some((id) => id.includes(':')) || (echoes.length > 0 && echoes.length * 2 >= one.featureIds.length)
  );
}

const properName = /(?<=[\p{Ll},] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu;
/** A first line may be the beginning of a sentence, or end with it: a loft "with a sauna" has said that there is one. */
export const isSame = (said: string, sentence: string) =>
  said.slice(0, sameLength) === sentence.slice(0, sameLength) || endsWith(said, sentence);
const sameLength = 30;

const subject = /^(?:There (?:is|are)|The home (?:has|is)) /;
const [minEnd, maxEnd] = [8, 25];
function endsWith(said: string, sentence: string): boolean {
  const end = sentence.replace(subject, '').slice(-maxEnd);
  return end.length >= minEnd && said.endsWith(end);
}

export const asIdea = ({ text, featureIds }: StorySentence): PostIdea => ({ text, told: featureIds });
