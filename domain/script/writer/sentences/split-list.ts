import { isSentence } from './finite-verbs.ts';

export type SpokenList = {
  /** What stands before the list, without its link: "The kitchen was remodeled in 2022". */
  head: string;
  link: 'with' | ':' | 'verb';
  items: string[];
};

const links =
  /(:|\bwith|\b(?:has|have|holds|hold|includes|include|including|keeps|added|offers|are|needs|covers))\s+/g;
const mostWordsPerItem = 10;

/** The list that a sentence ends with, taken apart, if it ends with one of at least three things. */
export function splitList(sentence: string): SpokenList | undefined {
  const text = sentence.replace(/[.\s]+$/, '');
  for (const link of text.matchAll(links)) {
    const word = link[1] as string;
    const head = text.slice(0, link.index).replace(/[,\s]+$/, '');
    const items = splitItems(text.slice(link.index + link[0].length));
    if (!items || head.split(' ').length < 2) continue;
    if (word === ':' || word === 'with') {
      // "pairs walnut with quartz" needs its "with".
      if (
        isSentence(head) &&
        !/\b(?:pairs?|combines?|blends?|mixes|matched|filled|along|together|comes?)\b/i.test(head)
      )
        return { head, link: word, items };
    } else if (!/,/.test(head) && !/\b(?:that|which)\b/.test(head)) {
      return { head: `${head} ${word}`, link: 'verb', items };
    }
  }
  return undefined;
}

function splitItems(text: string): string[] | undefined {
  const last = /^(.+?),? and ([^,]+)$/.exec(text);
  if (!last) return undefined;
  const items = [...(last[1] as string).split(/, /), last[2] as string].map((item) => item.trim());
  const isClean = items.every(
    (item) =>
      item.split(' ').length <= mostWordsPerItem &&
      !/^(?:which|that|who|where|or|but|then|and|\w+ing)\b/i.test(item) &&
      !isSentence(item) &&
      !/ and (?:the|its|it) /.test(item),
  );
  // "a closet and its own bath with a tub, a sink and a shower": an inner "and" would be torn apart.
  const isFlat = items.slice(0, -1).every((item) => !/ and /.test(item));
  return items.length >= 3 && isClean && isFlat ? items : undefined;
}
