import type { TextKind } from '../../compliance/schema.ts';
import { type ClaimSources, isPublishable } from '../unbacked-claims.ts';
import type { HomeStory } from './home-story.ts';

/** The story without the sentences that no text may say, so that one of them doesn't cost a whole post. */
export function publishableStory(story: HomeStory, kind: TextKind, sources: ClaimSources): HomeStory {
  const { neighborhood } = story;
  return {
    ...story,
    sentences: story.sentences.filter(({ text }) => isPublishable(text, kind, sources)),
    limits: story.limits.filter(({ said }) => isPublishable(said, kind, sources)),
    // Named only in a sentence that the facts contradict, it would cost every text.
    neighborhood:
      neighborhood && isPublishable(`It is in ${neighborhood}.`, kind, sources) ? neighborhood : null,
  };
}
