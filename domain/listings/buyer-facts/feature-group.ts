import { featureWords } from './data/feature-words.ts';
import type { FactGroupName } from './rules.ts';

/** Where a buyer would look for a listed feature. The script's feature catalog knows more but is 100 times as slow. */
export function featureGroup(feature: string): FactGroupName {
  return featureWords.find(([, words]) => words.test(feature))?.[0] ?? 'more';
}
