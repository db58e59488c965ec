import { splitSentences } from '../../english/sentences/rules.ts';
import { cityNeighborhoods } from './data/city-neighborhoods.ts';
import { quietSentences } from './quiet-text.ts';

/** Sentences that say where something is: in a text that was shouted, the names in them lost their capitals. */
const says =
  /\b(?:minutes|steps|blocks?|near|nearby|close to|access|walk(?!-)|walking(?!-)|distance|lines?|interstates?|ave|avenue|street|st|blvd|schools?|districts?|village|square|loop|overlooks?|community|edge of|neighborhoods?|located|situated|park area|parks)\b/i;
/** Shorthand that nobody wrote out, and what runs on without an end. */
const rough = /;|\b(?:ss|cabs|hw|eg|sfh|fam|appointment|will not last)\b|\d\.1-bath|^\S+[.!]$/i;
const maxLength = 260;
/**
 * The page's story of a description that was written in capitals: without the sentences in which a name may have lost its own.
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
 * Whether a sentence may name a place that has lost its capitals. "On the bend of the Larkmere River" has them, since the city's
 * name was known; so have its neighborhoods, but of a row of places all have to be known.
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
/** Beside the words that such a row is made of, whatever is small may be a name. */
const unknownWord =
  /(?<![\p{L}'’-])(?!(?:the|and|or|to|from|of|in|on|at|with|all|is|are|just|only|this|home|unit|located|easy|access|walk|walking|distance|near|close|minutes|steps|blocks?|shops?|shopping|restaurants?|dining|cafes?|parks?|nightlife|transportation|public|transit|trains?|buses|lines?|beach|lake|lakefront|downtown|much|more|great|short|away)(?![\p{L}'’-]))\p{Ll}/u;
