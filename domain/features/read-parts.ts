import { splitSentences } from '../english/sentences/rules.ts';

/** One of the homes a house is divided into. */
const partName =
  "(?:(?:upper|lower|garden|parlor|top|middle|owner's|rental|primary)(?:[- ](?:level|floor))?[- ](?:duplex|triplex|apartment|unit)|duplex|triplex)";
const starts = new RegExp(
  `^(?:inside,? |upstairs,? |downstairs,? )?the (?:[\\p{L}\\d-]+,? ){0,3}?(${partName})\\b(?:,| (?:unit )?(?:is|has|features?|offers?|includes?|boasts?|awaits?|needs?|spans?|encompass\\w*|occup\\w+|comprises?|enjoys?|provides?|with)\\b)`,
  'iu',
);
/** "Garden apartment – street level:" */
const heads = new RegExp(`^(?:the )?(${partName})(?:\\s*[-–—:(][^.]{0,30})?:$`, 'iu');
/** A sentence that starts with one of these has left the part. */
const leaves =
  /\b(?:(?:carriage|coach|guest) house|building(?!')|property|townhouse|brownstone|residences|units|apartments|each|both (?:units|duplexes|apartments)|garage|parking|basement|cellar|back ?yard|exterior|located|situated|nestled|neighborhood|steps|blocks?|zoned|additional|other|total|investors?|opportunit\w+)\b/i;
const [startWords, maxSentences] = [9, 6];

/** Which part of a divided house each sentence is about: the one it starts with, or the last one mentioned. */
export function readParts(sentences: readonly string[]): (string | undefined)[] {
  let [part, left]: [string | undefined, number] = [undefined, 0];
  return sentences.map((sentence) => {
    const text = sentence.replace(/[‘’]/g, "'").replace(/^[^\p{L}]+/u, '');
    const named = (starts.exec(text) ?? heads.exec(text))?.[1]?.toLowerCase().replace(/-/g, ' ');
    const start = text.split(' ').slice(0, startWords).join(' ');
    if (named) [part, left] = [named, maxSentences];
    else if (left === 0 || leaves.test(start)) [part, left] = [undefined, 0];
    else left -= 1;
    return part;
  });
}

/** Enough of a sentence to tell it apart from the others. */
const startLength = 40;

/** The part of a divided house that a sentence is about; the sentence that names it may not be told. */
export function partsIn(description: string): (sentence: string) => string | undefined {
  const sentences = splitSentences(description);
  const parts = readParts(sentences);
  return (sentence) => parts[sentences.findIndex((one) => one.includes(sentence.slice(0, startLength)))];
}
