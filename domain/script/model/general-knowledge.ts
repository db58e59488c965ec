import { ownWordsOf } from '../claims/own-words.ts';
import type { FactSheet, Turn } from '../schema.ts';

const hedged =
  /\b(?:usual(?:ly)?|generally|often|as a rule|in general|tends? to|typically|most|many|commonly|sometimes|rarely|normally)\b/i;
const aboutThisHome =
  /\b(?:this (?:one|home|house|condo|co-op|townhouse|place|unit|apartment|listing|building|street|block|neighborhood)|here|the listing|^it has|comes with|there(?:['’]s| is| are) an?|asking|\$)\b/i;
const figures = /\d|\b(?:percent|hundred|thousand|million)\b/i;

/**
 * What a model may say about homes in general: hedged, nothing about this one, and no figures except from an explainer
 * we offered. Anything else is a claim.
 */
export function generalKnowledge(
  text: string,
  sheet: FactSheet,
  offered: readonly string[],
): Pick<Turn, 'isGeneral' | 'ownWords'> {
  if (!hedged.test(text) || aboutThisHome.test(text) || !hasOnlyFiguresOf(text, offered)) return {};
  const line = { speaker: 'nora' as const, text, authored: text, factIds: [], isGeneral: true };
  return { isGeneral: true, ownWords: ownWordsOf(line, sheet).own };
}

function hasOnlyFiguresOf(text: string, offered: readonly string[]): boolean {
  if (!figures.test(text)) return true;
  const known = offered.join(' ').toLowerCase();
  return (text.toLowerCase().match(/\d[\d,.]*\d|\d|\b(?:percent|hundred|thousand|million)\b/g) ?? []).every(
    (figure) => known.includes(figure),
  );
}
