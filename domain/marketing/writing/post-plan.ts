import { chooseSentences } from '../story/choose-sentences.ts';
import { isPostable } from '../story/lead-sentence.ts';
import type { StorySentence } from '../story/read-story.ts';
import type { Copy } from './copy.ts';
import { featureIdea, invitationIdea, isTold, type PostIdea, placeIdea } from './post-ideas.ts';

/** A first line with the sentences below it. */
export type PlannedPost = { lead: string; body: string };
export type PostPlan = Record<'feature' | 'place' | 'invitation', PlannedPost>;
export type PostSize = { maxLead: number; room: number; max: number; maxEach: number };

const minBodyWorth = 0.5;
/** Where there is little to say, plainer sentences are said too. */
const minThinWorth = -0.3;
const thin = 7;

/** Three posts of different ideas and different sentences: the feature, the place, the invitation. */
export function planPosts(copy: Copy, size: PostSize): PostPlan {
  const feature = featureIdea(copy, size.maxLead);
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
  // A post about the place still says what is for sale.
  const nearby = body(place, around, { ...size, max: size.max - 1 });
  const left = { ...size, max: size.max - nearby.length, room: size.room - lengthOf(nearby) };
  const inInvitation = body(invitation, own, share);
  const beyond = [...nearby, ...body(place, own, left)];
  // A first line alone is no post: where little is told, a sentence may serve twice.
  const again = (idea: PostIdea, max: number) => bodySentences(own, idea, { ...size, max });
  const inPlace = beyond.length > 0 ? beyond : again(place, 1);
  return {
    feature: {
      lead: feature.text,
      body: inOrder(inFeature.length > 0 ? inFeature : bodySentences(around, feature, { ...size, max: 1 })),
    },
    place: { lead: place.text, body: inOrder(inPlace) },
    invitation: {
      lead: invitation.text,
      body: inOrder(inInvitation.length > 0 ? inInvitation : again(invitation, 2)),
    },
  };
}

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
