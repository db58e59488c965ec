import { isHeadline, isOrdinaryWord } from './calm-shouting.ts';
import { properPhrases, properWords } from './data/proper-words.ts';

const printed: ReadonlyMap<string, string> = new Map(properWords.map((word) => [word.toLowerCase(), word]));
const phrases = new RegExp(`\\b(?:${properPhrases.join('|')})\\b`, 'gi');
const phrasePrinted: ReadonlyMap<string, string> = new Map(
  properPhrases.map((phrase) => [phrase.toLowerCase(), phrase]),
);
/** "The brown line", "the red and blue lines". */
const railLine =
  /\b(?:red|blue|brown|green|orange|purple|pink|yellow)(?:,? (?:and |or )?(?:red|blue|brown|green|orange|purple|pink|yellow))* lines?\b/gi;
/** "Fifth and Oak Avenues", "fifth Ave". */
const numbered =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?= (?:Ave|Avenue|Street|St)\b| and \p{Lu}\p{L}+ (?:Avenues|Streets)\b)/gu;
/** "Pier Street beach". */
const beach = /(?<=\p{Lu}\p{Ll}+ (?:Street|Avenue) )beach\b/gu;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Names with their usual capitals: from our lists, and from the listing's own usage. */
export function printNames(text: string, sentence: string): string {
  return asInSource(text, sentence)
    .replace(/(?<![\p{L}'-])\p{Ll}+(?:-grec)?(?![\p{L}'])/gu, (word) => printed.get(word) ?? word)
    .replace(phrases, (phrase) => phrasePrinted.get(phrase.toLowerCase()) ?? phrase)
    .replace(railLine, (line) => line.replace(/\p{L}{3,}(?<!\b(?:and))/gu, capital))
    .replace(numbered, capital)
    .replace(beach, capital)
    .replace(
      /\b(?:Red|Blue|Brown|Green|Orange|Purple|Pink|Yellow) and \p{Lu}\p{Ll}+ Line\b/gu,
      (lines) => `${lines}s`,
    )
    .replace(/(?<=[\p{Ll},] )Internet\b/gu, 'internet')
    .replace(/\bthe (?:Lake|Park|Beach|River|City)(?=[.,]| and\b)/g, (name) => name.toLowerCase());
}

const pair =
  /(?<=\S )(\p{Lu}[\p{L}'.]+ (?:Park|Beach|Lake|River|Market|Village|Square|Gardens?|Heights|Hill|Point|Bridge|Tower|Harbor|Yards|Building|Museum|Conservatory|Hotel|Architects|Club|Station|Center|Hall))(?![\p{L}-])/gu;

/** A mid-sentence capital in the listing marks a name, unless the listing capitalizes freely. */
function asInSource(text: string, sentence: string): string {
  if (isHeadline(sentence)) return text;
  const source = sentence.replace(/[‘’]/g, "'");
  const small = new Set(source.match(/(?<![\p{L}-])\p{Ll}{3,}(?![\p{L}-])/gu));
  const names = new Set<string>();
  for (const [word] of source.matchAll(/(?<=[\p{Ll}\d,'&] )\p{Lu}\p{Ll}{2,}(?![\p{L}-])/gu))
    if (!isOrdinaryWord(word) && !small.has(word.toLowerCase())) names.add(word);
  // "Quarrel Beach", "Central Park": the second word alone isn't a name.
  const pairs = new Set([...source.matchAll(pair)].map(([, name = '']) => name));
  if (names.size === 0 && pairs.size === 0) return text;
  const paired = text.replace(
    /(?<=\S )(\p{Lu}[\p{L}'.]+) (\p{Ll}{4,})(?![\p{L}-])/gu,
    (whole, before: string, word: string) =>
      pairs.has(`${before} ${capital(word)}`) ? `${before} ${capital(word)}` : whole,
  );
  return paired.replace(/(?<![\p{L}'-])\p{Ll}{3,}(?![\p{L}'-])/gu, (word) =>
    names.has(capital(word)) ? capital(word) : word,
  );
}
