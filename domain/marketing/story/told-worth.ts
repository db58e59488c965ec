import { editorsWorth, type SentencePlace } from '../../features/editors-worth.ts';
import type { Feature } from '../../features/feature.ts';
import type { Setting } from './hook-worth.ts';
import { sentenceWorth } from './sentence-worth.ts';

/** Editors rank a home's sentences better than our rules do; the rules know what's rare in such an area. */
const shareOfEditors = 0.5;
/** The editors' score on the rules' scale: same mean, same spread. */
const [ofEditors, ofRules, spread] = [1.9, 2.2, 3.2];

/** A sentence's value to a text: what editors would keep, plus what the rules know about the area. */
export function toldWorth(
  text: string,
  features: readonly Feature[],
  setting: Setting,
  place: SentencePlace,
): number {
  const byEditors = ofRules + (editorsWorth(text, place) - ofEditors) * spread;
  return shareOfEditors * byEditors + (1 - shareOfEditors) * sentenceWorth(text, features, setting);
}
