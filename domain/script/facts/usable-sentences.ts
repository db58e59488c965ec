import { checkText } from '#domain/compliance/check-text.ts';
import { rewriteText } from '#domain/compliance/rewrite-text.ts';
import { calmCapitals } from '../../english/calm-capitals.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import { isInstruction, partInstructions } from '../../listings/content/is-instruction.ts';
import { speaksOfHome } from '../claims/lexicon/find-terms.ts';
import { cleanSourceText } from './clean-source-text.ts';
import { quietlyTelling } from './data/quietly-telling.ts';
import { contactSigns, salesSigns, unsuitableSigns } from './data/unusable.ts';
import { plainWording } from './plain-wording.ts';

export type UsableSentence = { text: string; excerpt: string };

const maxSentences = 60;
const maxExcerptLength = 400;

/** Some agents write a whole description as one sentence; semicolons show where the next one starts. */
const maxSentenceLength = 700;

const proseOf = (source: string): string[] =>
  partInstructions(splitSentences(cleanSourceText(source))).prose.flatMap((excerpt) =>
    excerpt.length > maxSentenceLength ? excerpt.split(/\s*;\s*/) : [excerpt],
  );

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
const latinShare = (text: string) => {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  return all === 0 ? 0 : (text.match(/\p{Script=Latin}/gu)?.length ?? 0) / all;
};

/** The sentences of a third-party text that describe the home and may be said aloud, in plain words. */
export function usableSentences(source: string, names: readonly string[] = []): UsableSentence[] {
  const kept: UsableSentence[] = [];
  const seen = new Set<string>();
  for (const excerpt of proseOf(source)) {
    const text = toUsable(excerpt, names);
    const key = text.toLowerCase();
    const last = kept.at(-1);
    if (text && last && isFollowUp(text) && wordCount(last.text) < 16) {
      last.text = `${last.text} ${text}`;
      last.excerpt = `${last.excerpt} ${excerpt}`.slice(0, maxExcerptLength);
    } else if (text && speaksOfHome(text) && !seen.has(key)) {
      kept.push({ text, excerpt: excerpt.slice(0, maxExcerptLength) });
      seen.add(key);
    }
    if (kept.length === maxSentences) break;
  }
  return kept;
}

/**
 * Sentences nobody would read out, such as sales talk and headlines, that still name features of the home: "Don't miss
 * this fourth-floor walk-up!" We may mention what they name in other words.
 */
export function mentioningSentences(
  source: string,
  names: readonly string[],
  usable: ReadonlySet<string>,
): UsableSentence[] {
  return proseOf(source)
    .filter((excerpt) => !usable.has(excerpt.slice(0, maxExcerptLength)) && isMention(excerpt))
    .slice(0, maxSentences)
    .map((excerpt) => ({ text: calmCapitals(excerpt, names), excerpt: excerpt.slice(0, maxExcerptLength) }));
}

function isMention(excerpt: string): boolean {
  return (
    excerpt.length <= maxSentenceLength &&
    wordCount(excerpt) >= 3 &&
    latinShare(excerpt) >= 0.95 &&
    !reachSigns.test(excerpt) &&
    !otherHomes.test(excerpt) &&
    (speaksOfHome(excerpt) || quietlyTelling.test(excerpt))
  );
}

/** Web addresses, phone numbers and hours: nothing about the home. */
const reachSigns = /https?:|www\.|\S@\S|\d{3}[)\s.-]+\d{3}[\s.-]\d{4}/i;
const otherHomes = /\b(?:comps?|comparables?|sold (?:for|last|in)|lorem|ipsum|other units?|similar)\b/i;

/** "This one kept it." means nothing without the previous sentence. */
function isFollowUp(text: string): boolean {
  return /^(?:this one|it|they|that) \w+/i.test(text) && wordCount(text) <= 5 && !speaksOfHome(text);
}

function toUsable(excerpt: string, names: readonly string[]): string {
  if (excerpt.length > maxSentenceLength || latinShare(excerpt) < 0.95) return '';
  const calm = calmCapitals(excerpt, names);
  const signs = [...contactSigns, ...salesSigns];
  if (signs.some((sign) => sign.test(calm))) return '';
  const plain = plainWording(calm);
  if (/^(?:with|of|or|by)\b/i.test(plain)) return '';
  const text = checkText(plain).verdict === 'allow' ? plain : reworded(plain);
  if (unsuitableSigns.some((sign) => sign.test(text)) || wordCount(text) < 3 || wordCount(text) > 75)
    return '';
  return text;
}

function reworded(text: string): string {
  const { text: neutral } = rewriteText(text);
  const isWhole = wordCount(neutral) >= wordCount(text) * 0.6;
  return isWhole && checkText(neutral).verdict === 'allow' ? plainWording(neutral) : '';
}

/** The same for a phrase that doesn't have to be a sentence, such as a listed feature. */
export function isUsableNote(text: string): boolean {
  if (text === '' || text.length > 160 || !/\p{L}{3}/u.test(text) || latinShare(text) < 0.95) return false;
  const signs = [...contactSigns, ...salesSigns, ...unsuitableSigns];
  return (
    !isInstruction(text) && !signs.some((sign) => sign.test(text)) && checkText(text).verdict === 'allow'
  );
}
