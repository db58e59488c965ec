import { praiseWords } from './data/modifier-words.ts';
import type { Feature } from './feature.ts';
import { isQuotable } from './is-quotable.ts';

const praise: ReadonlySet<string> = new Set(praiseWords);
const maxPraise = 0;
/** "Primary bath has updated shower" needs an article first. */
const begins =
  /^(?:The|A|An|All|Both|Each|There|Inside|Upstairs|Downstairs|Outside|In|On|Off|From|Two|Three|Four|Five|Six)\b/;
/** Fragments, and sentences that make sense only after the previous one. */
const dependent =
  /^(?:near|close|in[- ]unit|new|recent|located|situated|perfect|ideal|just|steps|off of|all|both|here|there are a total|true|one of|additionally|finally|further|other)\b|\b(?:this (?:room|space|level|area|floor)|that room|the offering|the combination|the result|each|former|latter|as well|also|adds?|affirms?|embodiment|nothing|every|feel|feels|ideal|perfect|perfectly|making|creating|experience|flow|flows|seamless\w*|thoughtful\w*|effortless\w*|retreat|style|functionality|convenience|excellent|true|most|best|rare|only)\b/i;
const verbs =
  /\b(?:is|are|was|were|has|have|had|features?|includes?|opens?|leads?|overlooks?|comes?|sits?|stands?|runs?|holds?|faces?|spans?|dates?|retains?|serves?|occupies|occupy|connects?|anchors)\b/;

/** Whether a host can say a sentence of the listing whole, as her own. */
export function isSayable(sentence: string, features: readonly Feature[]): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return (
    isQuotable(sentence) &&
    verbs.test(sentence) &&
    begins.test(sentence) &&
    !dependent.test(sentence) &&
    words.filter((word) => praise.has(word)).length <= maxPraise &&
    features.length > 0 &&
    features.every(({ qualifiers }) => qualifiers.every((one) => one === 'shared')) &&
    // "The building features an Elevator": brochure capitals.
    features.every(({ matched }) => !/^\p{Lu}/u.test(matched) || sentence.startsWith(matched))
  );
}
