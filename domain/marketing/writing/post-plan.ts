import { chooseSentences } from '../story/choose-sentences.ts';
import { isPostable } from '../story/lead-sentence.ts';
import type { StorySentence } from '../story/read-story.ts';
import type { Copy } from './copy.ts';
import { identityLine, isTelling } from './identity-line.ts';
import {
  featureIdea,
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
  const inInvitation = body(invitation, own, share);
  // A post about the place still says what is for sale.
  const home = own.some(({ text }) => text.startsWith(place.text.slice(0, 30)))
    ? null
    : identityLine(copy, { maxLength: 260, subject: copy.facts.street, placed: false, without: place.told });
  const isSaying = home !== null && (home.told.length > 0 || copy.story.credit !== null || isTelling(copy));
  const telling = around.filter(({ worth }) => worth >= minNearbyWorth);
  const nearby = body(place, telling, { ...size, max: 1 });
  const left = { ...size, max: size.max - nearby.length - 1, room: size.room - lengthOf(nearby) - 160 };
  const beyond = body({ text: place.text, told: [...place.told, ...(home?.told ?? [])] }, own, left);
  // A first line alone is no post: where little is told, a sentence may serve twice.
  const again = (idea: PostIdea, max: number) => bodySentences(own, idea, { ...size, max });
  const beside = isSaying || nearby.length > 0 ? beyond : firstOf(beyond, again(place, 2));
  return {
    feature: {
      lead: feature.text,
      body: inOrder(
        firstOf(inFeature, bodySentences(around, feature, { ...size, max: 1 }), again(feature, 2)),
      ),
    },
    place: {
      lead: place.text,
      body: [inOrder(nearby), isSaying && home.text, inOrder(beside)].filter(Boolean).join(' '),
    },
    invitation: {
      lead: invitation.text,
      body: inOrder(inInvitation.length > 0 ? inInvitation : again(invitation, 2)),
    },
  };
}

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
