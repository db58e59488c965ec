import { ownWordsOf } from '../claims/own-words.ts';
import type { FactSheet, Turn } from '../schema.ts';

const hedged =
  /\b(?:usually|generally|often|as a rule|in general|tends? to|typically|most|many|commonly|sometimes|rarely)\b/i;
const aboutThisHome =
  /\b(?:this (?:one|home|house|condo|place|unit|apartment|listing|building)|here|the listing|it has|comes with|there(?:['’]s| is| are) an?|asking|\$)\b/i;

/** What a model may say of homes in general: hedged, without a word about this one. Anything else is a claim. */
export function generalKnowledge(text: string, sheet: FactSheet): Pick<Turn, 'isGeneral' | 'ownWords'> {
  if (!hedged.test(text) || aboutThisHome.test(text)) return {};
  const line = { speaker: 'nora' as const, text, authored: text, factIds: [], isGeneral: true };
  return { isGeneral: true, ownWords: ownWordsOf(line, sheet).own };
}
