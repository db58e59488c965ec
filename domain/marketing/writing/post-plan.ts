import { joinList } from '../../english/join-list.ts';
import { chooseSentences } from '../story/choose-sentences.ts';
import { isPostable } from '../story/lead-sentence.ts';
import type { StorySentence } from '../story/read-story.ts';
import { bestPoints } from './best-points.ts';
import type { Copy } from './copy.ts';
import { identityLine, isTelling } from './identity-line.ts';
import {
  featureIdea,
  firstLine,
  invitationIdea,
  isTold,
  type PostIdea,
  placeIdea,
  shortFeatureIdea,
} from './post-ideas.ts';

/** A first line with the sentences below it. */
export type PlannedPost = { lead: string; body: string };
export type PostPlan = Record<'feature' | 'place' | 'invitation', PlannedPost>;
export type PostSize = {
  maxLead: number;
  room: number;
  max: number;
  maxEach: number;
  /** Where a first line is short, it names things rather than telling of them. */
  namesFirst?: boolean;
};

const minBodyWorth = 0;
/** Where there is little to say, plainer sentences are said too. */
const minThinWorth = -1;
const thin = 7;
const minNearbyWorth = 0.8;

/** Three posts of different ideas and different sentences: the feature, the place, the invitation. */
export function planPosts(copy: Copy, size: PostSize): PostPlan {
  const feature = size.namesFirst ? shortFeatureIdea(copy, size.maxLead) : featureIdea(copy, size.maxLead);
  const place = placeIdea(copy, size.maxLead, feature);
  const invitation = invitationIdea(copy, size.maxLead, [feature, place]);
  const all = copy.story.sentences.filter(isPostable);
  const around = all.filter(({ scope }) => scope === 'area' || scope === 'building');
  const own = all.filter((one) => !around.includes(one));
  const used = new Set<StorySentence>();
  const body = (idea: PostIdea, pool: readonly StorySentence[], wanted: PostSize) => {
    const chosen = bodySentences(
      pool.filter((one) => !used.has(one)),
      idea,
      wanted,
      all.length,
    );
    for (const one of chosen) used.add(one);
    return chosen;
  };
  // No post has another's first line in its body.
  for (const one of all) if (isTold(one, [bare(feature), bare(place), bare(invitation)])) used.add(one);
  const share = { ...size, max: Math.min(size.max, Math.max(1, Math.ceil(own.length / 3))) };
  const inFeature = body(feature, own, share);
  const inInvitation = tellingOf(invitation, own, share, used);
  for (const one of inInvitation) used.add(one);
  // A post about the place still says what is for sale.
  const home = homeBeside(copy, place, own);
  const telling = around.filter(({ worth }) => worth >= minNearbyWorth);
  const nearby = body(place, telling, { ...size, max: 1 });
  const left = { ...size, max: size.max - nearby.length - 1, room: size.room - lengthOf(nearby) - 160 };
  const beyond = body({ text: place.text, told: [...place.told, ...(home?.told ?? [])] }, own, left);
  // A first line alone is no post: where little is told, a sentence may serve twice.
  const again = (idea: PostIdea, max: number) => bodySentences(own, idea, { ...size, max });
  const beside = home || nearby.length > 0 ? beyond : firstOf(beyond, again(place, 2));
  return {
    feature: {
      lead: firstLine(feature.text),
      body: inOrder(
        firstOf(inFeature, bodySentences(around, feature, { ...size, max: 1 }), again(feature, 2)),
      ),
    },
    place: {
      lead: firstLine(place.text),
      body: [inOrder(nearby), home?.text, inOrder(beside)].filter(Boolean).join(' '),
    },
    invitation: {
      lead: firstLine(invitation.text),
      body: inOrder(inInvitation.length > 0 ? inInvitation : again(invitation, 2)),
    },
  };
}

/** What there is to see, told: sentences about the things that the invitation names, then others. */
function tellingOf(
  idea: PostIdea,
  own: readonly StorySentence[],
  size: PostSize,
  used: ReadonlySet<StorySentence>,
): StorySentence[] {
  const names = own.filter(
    (one) => !one.isDependent && !used.has(one) && one.featureIds.some((id) => idea.told.includes(id)),
  );
  const [first] = names
    .filter(({ text }) => text.length <= size.maxEach)
    .toSorted((a, b) => b.worth - a.worth);
  const left = { ...size, max: size.max - (first ? 1 : 0), room: size.room - (first?.text.length ?? 0) };
  const told = { text: first?.text ?? idea.text, told: [...idea.told, ...(first?.featureIds ?? [])] };
  const rest = bodySentences(
    own.filter((one) => one !== first && !used.has(one)),
    told,
    left,
  );
  return first ? [first, ...rest] : rest;
}

/** What is for sale, beside a line about the place; null where that line or nothing says more. */
function homeBeside(copy: Copy, place: PostIdea, own: readonly StorySentence[]): PostIdea | null {
  const isOwn = own.some(({ text }) => text.startsWith(place.text.slice(0, 30)));
  if (isOwn || /^An? [^.]* (?:in|on) /.test(place.text)) return null;
  if (dwelling.test(place.text)) {
    const points = bestPoints(copy, 3, place.told);
    const text = `It has ${joinList(points.map(({ said }) => said))}.`;
    return points.length > 0 ? { text, told: points.map(({ id }) => id) } : null;
  }
  const { credit } = copy.story;
  const isCredited = credit !== null && place.text.includes(credit.split(' by ')[1] ?? credit);
  const story = isCredited ? { ...copy.story, credit: null } : copy.story;
  const home = identityLine(
    { ...copy, story },
    { maxLength: 260, subject: copy.facts.street, placed: false, without: place.told },
  );
  return home.told.length > 0 || story.credit !== null || isTelling(copy) ? home : null;
}

/** A line that says what the home is: "This brick loft stands on Mill Lane." */
const dwelling =
  /\b(?:this|is an?|is the) (?:[^\s.]+ ){0,6}?(?:condo|home|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|mansion|duplex|property)\b/i;

/** The first choice that has anything in it. */
const firstOf = (...choices: readonly (readonly StorySentence[])[]) =>
  choices.find(({ length }) => length > 0) ?? [];

/** A first line by its words alone: other posts may name the same things. */
const bare = ({ text }: PostIdea): PostIdea => ({ text, told: [] });

const lengthOf = (sentences: readonly StorySentence[]) =>
  sentences.reduce((sum, { text }) => sum + text.length + 1, 0);

const inOrder = (sentences: readonly StorySentence[]) =>
  sentences
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text)
    .join(' ');

/** More of the listing's sentences, without what a first line has said. */
export function bodySentences(
  sentences: readonly StorySentence[],
  idea: PostIdea,
  { room, max, maxEach }: Omit<PostSize, 'maxLead'>,
  total = sentences.length,
): StorySentence[] {
  if (max < 1 || room < 1) return [];
  const minWorth = total < thin ? minThinWorth : minBodyWorth;
  return chooseSentences(
    sentences.filter((one) => !isTold(one, [idea]) && one.worth >= minWorth),
    { told: idea.told, room, max, maxEach, keepsOrder: true, minWorth },
  );
}
