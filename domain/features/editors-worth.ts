import weights from './data/editors-worth.json' with { type: 'json' };

/** A sentence's position in its description. */
export type SentencePlace = { at: number; of: number };

const money = /\$\d[\d,.]*\w?/g;
const year = /\b(?:18|19|20)\d\d\b/g;
const figure = /\b\d[\d,.]*/g;
const name = /(?<=[\p{Ll},#\d] )\p{Lu}[\p{L}'&.-]*(?: (?:of |the |and |& )?\p{Lu}[\p{L}'&.-]*)*/gu;
const maxCounted = 4;
const shortSentence = 6;

/**
 * The signs we weigh in a sentence: its words, pairs of neighboring words, and its position. Figures and names count by
 * kind, so no weight belongs to one home.
 */
export function worthSigns(sentence: string, { at, of }: SentencePlace): Map<string, number> {
  const plain = sentence
    .replace(/’/g, "'")
    .replace(money, ' #money ')
    .replace(year, ' #year ')
    .replace(figure, ' #num ')
    .replace(name, ' #name ');
  const words = plain.toLowerCase().match(/#\w+|[\p{L}']+/gu) ?? [];
  const count = (...kinds: string[]) =>
    Math.min(maxCounted, words.filter((word) => kinds.includes(word)).length) / 2;
  const signs = new Map<string, number>(words.map((word) => [word, 1]));
  words.forEach((word, order) => {
    const next = words[order + 1];
    if (next !== undefined) signs.set(`${word} ${next}`, 1);
  });
  const place: [string, number][] = [
    ['@always', 1],
    ['@first', at === 0 ? 1 : 0],
    ['@second', at === 1 ? 1 : 0],
    ['@third', at === 2 ? 1 : 0],
    ['@last', at === of - 1 ? 1 : 0],
    ['@depth', at / Math.max(1, of - 1)],
    ['@length', Math.log(1 + words.length)],
    ['@short', words.length < shortSentence ? 1 : 0],
    ['@names', count('#name')],
    ['@figures', count('#num', '#year', '#money')],
  ];
  for (const [sign, value] of place) signs.set(sign, value);
  return signs;
}

const weightOf = new Map(Object.entries(weights));

/**
 * How much a copy editor would want a sentence in a summary of the home: from about 0 (never) to about 3.5 (its best
 * point). Fitted to editors' ratings of real descriptions; see decision 071.
 */
export function editorsWorth(sentence: string, place: SentencePlace): number {
  let worth = 0;
  for (const [sign, value] of worthSigns(sentence, place)) worth += (weightOf.get(sign) ?? 0) * value;
  return worth;
}
