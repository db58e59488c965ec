const small = new Set(
  'a an the and or of in on at to with for from by its it is are this that has have your you as into off over near plus new home homes house condo co-op apartment unit residence sale come see st street ave avenue'.split(
    ' ',
  ),
);

/** Two words side by side that say something, as they stand in a text: "exposed brick", "park view". */
function pairsIn(text: string, withNames: boolean): Set<string> {
  const said = evenly(withNames ? text : text.replace(/\p{Lu}[\p{L}'’]+ \p{Lu}[\p{L}'’]+/gu, 'the'));
  const words = said
    .toLowerCase()
    .split(/[^\p{L}\d'’,.-]+/u)
    .map((word) => ({ word: word.replace(/^[,.'’-]+|[,.'’-]+$/g, ''), ends: /[,.]$/.test(word) }));
  const pairs = words.flatMap(({ word, ends }, at) => {
    const next = words[at + 1]?.word ?? '';
    return ends || small.has(word) || small.has(next) || next === '' ? [] : [`${plain(word)} ${plain(next)}`];
  });
  return new Set(pairs);
}

/** "16x9 foot" and "16-by-9-foot" are one size, "21st-floor" and "21st floor" one floor. */
const evenly = (text: string) =>
  text
    .replace(/(\d+)['’]?\s*(?:[x×]|-by-| by )\s*(\d+)['’]?/gi, '$1by$2 feet')
    .replace(/(?<=\d)[- ](?:foot|feet|ft)\b/gi, ' feet')
    .replace(/(?<=feet)[- ](?:foot|feet|ft)\b/gi, '')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');

const plain = (word: string) => word.replace(/['’]s$/, '').replace(/(?<=[^s])s$/, '');

/** Whether a sentence says in the same words what a line above it has said; the name of a place is the least of it. */
export function saysAgain(line: string, sentence: string, withNames = true): boolean {
  const said = pairsIn(line, withNames);
  return [...pairsIn(sentence, withNames)].some((pair) => said.has(pair));
}
