import { splitSentences } from '../../english/sentences/rules.ts';
import { cityNeighborhoods } from './data/city-neighborhoods.ts';
import { quietSentences } from './quiet-text.ts';

/** Sentences that say where something is: in a shouted text, their names have lost their capitals. */
const says =
  /\b(?:minutes|steps|blocks?|near|nearby|close to|access|walk(?!-)|walking(?!-)|distance|lines?|interstates?|ave|avenue|street|st|blvd|schools?|districts?|village|square|loop|overlooks?|community|edge of|neighborhoods?|located|situated|park area|parks)\b/i;
/** Shorthand that was never spelled out, and sentences that run on. */
const rough = /;|\b(?:ss|cabs|hw|eg|sfh|fam|appointment|will not last)\b|\d\.1-bath|^\S+[.!]$/i;
const maxLength = 260;
/**
 * The page's story from a description in all caps, without sentences in which a name may have lost its capitals.
 * Null if nothing is left.
 */
export function calmStory(story: string | null, city: string | null): string | null {
  const lines = (story ?? '').split('\n').map((line) =>
    splitSentences(line)
      .flatMap((sentence) => quietSentences(sentence, city))
      .filter(
        (sentence) => sentence.length <= maxLength && !rough.test(sentence) && !losesName(sentence, city),
      )
      .join(' '),
  );
  return lines.join('\n').trim() || null;
}

/**
 * Whether a sentence may name a place that lost its capitals. "On the bend of the Larkmere River" kept them, since we
 * knew the city's name, and so do its neighborhoods; but in a row of places, we have to know all of them.
 */
export function losesName(sentence: string, city: string | null): boolean {
  const [, where] = /\b(?:located|situated) (?:on|in|at|along) ([^,/]*)[.!]$/i.exec(sentence) ?? [];
  if (calledByName.test(sentence)) return true;
  if (!says.test(sentence) || (city !== null && where?.includes(city))) return false;
  const isPlaced = (cityNeighborhoods[city ?? ''] ?? []).some((name) => sentence.includes(name));
  return !isPlaced || (distance.test(sentence) && unknownWord.test(sentence));
}

/** "A corner suite at the heron." */
const calledByName = /\bat the \p{Ll}+[.!]$/u;
const distance =
  /\b(?:minutes|steps|blocks?|near|nearby|close to|access|walk(?!-)|walking(?!-)|lines?|interstates?|overlooks?|schools?)\b/i;
/** Next to the usual words of such a row, any lowercase word may be a name. */
const unknownWord =
  /(?<![\p{L}'’-])(?!(?:the|and|or|to|from|of|in|on|at|with|all|is|are|just|only|this|home|unit|located|easy|access|walk|walking|distance|near|close|minutes|steps|blocks?|shops?|shopping|restaurants?|dining|cafes?|parks?|nightlife|transportation|public|transit|trains?|buses|lines?|beach|lake|lakefront|downtown|much|more|great|short|away)(?![\p{L}'’-]))\p{Ll}/u;
