import { editorsWorth, type SentencePlace } from '../../features/editors-worth.ts';
import type { Feature } from '../../features/feature.ts';
import type { Setting } from './hook-worth.ts';
import { sentenceWorth } from './sentence-worth.ts';

/** Editors rank a home's sentences better than the rules; the rules know what is rare in such a place. */
const shareOfEditors = 0.5;
/** Editors' worth on the scale of the rules: the same mean and the same spread. */
const [ofEditors, ofRules, spread] = [1.9, 2.2, 3.2];

/** How much a sentence is worth to a text: what editors keep, and what the rules know of the home's setting. */
export function toldWorth(
  text: string,
  features: readonly Feature[],
  setting: Setting,
  place: SentencePlace,
): number {
  const byEditors = ofRules + (editorsWorth(text, place) - ofEditors) * spread;
  return shareOfEditors * byEditors + (1 - shareOfEditors) * sentenceWorth(text, features, setting);
}
