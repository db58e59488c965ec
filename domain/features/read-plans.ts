import { splitSentences } from '../english/sentences/rules.ts';
import { readPassages } from './read-passages.ts';
import { readScopes, saysImagined } from './read-scopes.ts';

/**
 * "Imagine four floors and an elevator": out of context, nobody could tell that this is a plan. "Imagine waking up to
 * the pond" is a scene in the home as it is.
 */
const imagines =
  /^(?:now |just )?(?:imagine|envision)\b(?! (?:yourself|your (?:morning|mornings|evenings?|weekends?|day|days|life|summers?|guests|friends|next)|(?:coming|waking|being|having|living|hosting|sipping|starting|ending|stepping|relaxing|cooking|watching|enjoying|entertaining|unwinding|walking|spending|gathering|sitting|dining|looking)\b))/i;
const ofPlan =
  /\b(?:proposed|conceptual|suggested plans|plans? (?:for|to|by|are|include|shows?)|renderings? (?:show|of|depict))\b/i;

/**
 * Which sentences describe a plan as if it existed: imagined things, continuations of a plan, and items under a heading
 * of plans. A sentence that itself says "could" keeps its qualifier.
 */
export function readPlans(sentences: readonly string[], text = ''): boolean[] {
  const passageOf = readPassages(text);
  let isInPlan = false;
  return readScopes(sentences).map((scope, at) => {
    const sentence = sentences[at] ?? '';
    if (saysImagined(sentence)) {
      const isImagined = imagines.test(sentence);
      isInPlan = isImagined || ofPlan.test(sentence);
      return isImagined;
    }
    isInPlan = isInPlan && scope === 'imagined';
    return isInPlan || passageOf(sentence) === 'imagined';
  });
}

/** A description without plans and possibilities, for anyone looking for what the home has today. */
export function withoutPlans(text: string): string {
  const sentences = splitSentences(text);
  const isPlan = readPlans(sentences, text);
  const kept = sentences.filter(
    (sentence, at) => !isPlan[at] && !(ofPlan.test(sentence) && saysImagined(sentence)),
  );
  return kept.length === sentences.length ? text : kept.join('\n');
}
