import type { Scene } from '../scenes/scene.ts';

/** Scenes written for more of this home rank higher, and so do explanations over "go look". */
export function specificity({ on, needs, lines, rank }: Scene): number {
  const explains = lines.some(({ isGeneral }) => isGeneral) ? 1.5 : 0;
  const worry = isWorry({ on, lines }) ? worryCost : 0;
  return (
    (on && on.words.length > 0 ? 2 : 0) + Math.min(needs.length, 2) * 0.6 + explains - worry + rankWorth(rank)
  );
}

/** Editors' favorites come first, and what they would cut comes last. */
const rankWorth = (rank: Scene['rank']) => (rank === 'best' ? 1.5 : rank === 'spare' ? -6 : 0);

const worryCost = 4;
const worries =
  /\b(?:leak\w*|rust(?:y|ed)?|stains|cracks?|rot|rotten|mold|musty|drips?|sags?|repairs?|drafts?|drafty|crooked|fumes|who pays|gets the bill|expensive to|worn out|puddles?|clogs?|warp\w*|flaking|peeling)\b/i;
/** Building rules aren't faults. */
const isOnTerms = /^(?:fee|as-is|special-assessment|flip-tax|rentals|pets|low-fee|financing|taxes)/;

/** Advice that looks for faults in the home. The agent's own show avoids it, unless it would be too short. */
export const isWorry = ({ on, lines }: Pick<Scene, 'on' | 'lines'>) =>
  !isOnTerms.test(on?.id ?? '') &&
  lines.some(({ variants }) => variants.some((variant) => worries.test(variant)));
