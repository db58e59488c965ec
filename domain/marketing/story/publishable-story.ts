import { isDeepStrictEqual } from 'node:util';
import type { TextKind } from '../../compliance/schema.ts';
import { articleFor } from '../../english/article-for.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import type { HomeFacts } from '../facts/home-facts.ts';
import { type ClaimSources, isPublishable } from '../unbacked-claims.ts';
import { isTenant } from './home-limits.ts';
import { type HomeStory, undisputed } from './home-story.ts';
import type { NotablePoint } from './notable-points.ts';

type Told = { story: HomeStory; facts: HomeFacts };

const told = new WeakMap<HomeStory, Map<TextKind, Told & { from: HomeFacts; sources: ClaimSources }>>();

/**
 * What such texts may tell of a home: the story and the facts, without what would be rejected. Checked once for all
 * texts that have the same sources, because the checks take longer than the writing.
 */
export function publishableHome(
  whole: HomeStory,
  from: HomeFacts,
  kind: TextKind,
  sources: ClaimSources,
): Told {
  const kinds = told.get(whole) ?? new Map();
  const known = kinds.get(kind);
  if (known && known.from === from && isSameSources(known.sources, sources)) return known;
  const story = publishableStory(whole, kind, sources);
  const facts = publishableOwn(undisputed(from, story), kind, sources);
  kinds.set(kind, { story, facts, from, sources });
  told.set(whole, kinds);
  return { story, facts };
}

const isSameSources = (one: ClaimSources, other: ClaimSources) =>
  one.facts === other.facts &&
  one.checkClaims === other.checkClaims &&
  isDeepStrictEqual(one.openHouse, other.openHouse);

/** The story without sentences no text may use, so that one of them doesn't cost a whole post. */
export function publishableStory(story: HomeStory, kind: TextKind, sources: ClaimSources): HomeStory {
  const { neighborhood } = story;
  const isSayable = ({ said }: NotablePoint) => isPublishable(`It has ${said}.`, kind, sources);
  const sayable = (where: string | null) =>
    where && isPublishable(`It is ${where}.`, kind, sources) ? where : null;
  return {
    ...story,
    sentences: story.sentences.filter(({ text }) => isPublishable(text, kind, sources)),
    points: story.points.filter(isSayable),
    everyday: story.everyday.filter(isSayable),
    inside: story.inside.filter(isSayable),
    building: story.building.filter(isSayable),
    things: story.things.filter((thing) =>
      thing.part === 'building'
        ? isPublishable(`The building has ${thing.said}.`, kind, sources)
        : isSayable(thing),
    ),
    nearby: story.nearby.filter((place) => isPublishable(`It is close to ${place}.`, kind, sources)),
    credit: story.credit && isPublishable(`It is ${story.credit}.`, kind, sources) ? story.credit : null,
    traits: {
      words: story.traits.words.filter(({ said }) =>
        isPublishable(`It is ${articleFor(said)} ${said} ${story.noun ?? 'home'}.`, kind, sources),
      ),
      name: sayable(story.traits.name),
      building: sayable(story.traits.building),
      near: sayable(story.traits.near),
      claims: story.traits.claims.filter((claim) => isPublishable(claim, kind, sources)),
    },
    noun: story.noun && isPublishable(`It is a ${story.noun}.`, kind, sources) ? story.noun : null,
    limits: story.limits
      // The end of a lease may be disputed; that someone lives there isn't.
      .map((one) =>
        isTenant(one) && !isPublishable(one.said, kind, sources) ? { ...one, said: 'Tenant in place.' } : one,
      )
      .filter(({ said }) => isPublishable(said, kind, sources)),
    // If only a contradicted sentence mentions it, it would get every text rejected.
    neighborhood:
      neighborhood && isPublishable(`It is in ${neighborhood}.`, kind, sources) ? neighborhood : null,
  };
}

/** The facts with those of the agent's sentences that such a text may use. */
export function publishableOwn(facts: HomeFacts, kind: TextKind, sources: ClaimSources): HomeFacts {
  if (facts.story === null) return facts;
  const lines = facts.story.split('\n').map((line) =>
    splitSentences(line)
      .filter((sentence) => isPublishable(sentence, kind, sources))
      .join(' '),
  );
  return { ...facts, story: lines.join('\n').trim() || null };
}
