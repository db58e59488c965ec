const isCapital = (word: string | undefined) => word !== undefined && /^[“"(]?\p{Lu}/u.test(word);
const street =
  /^(?:street|st|avenue|ave|place|pl|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|parkway|way|school|square|condominiums?|apartments?|towers?|lofts?|residences?|club|hotel|museum|theat(?:er|re))\b\.?/i;
/** Capitalized words that aren't names. */
const capitalWords =
  /^(?:hoa|leed|french|tudor|victorian|craftsman|(?:neo-?)?georgian|hvac|ev|adu|tesla|murphy|juliet|english|mediterranean|spanish|dutch|greek|italianate|beaux|cape|hdfc|queen|jacuzzi|lutron|crestron|savant|nest|control4|colonial|japanese|italian|california)/i;

/** "Vista Terrace" is a street and "The Library Hotel" a hotel: a capital in mid-sentence marks a name. */
export function isPartOfName(sentence: string, from: number, to: number, isTitle: boolean): boolean {
  const next = /^\s*(\S+)/.exec(sentence.slice(to))?.[1];
  if (next && isCapital(next) && street.test(next)) return true;
  if (isTitle) return false;
  const text = sentence.slice(from, to);
  if (!isCapital(text) || capitalWords.test(text)) return false;
  const before = sentence.slice(0, from).trimEnd();
  if (before === '' || /[.!?:•*\-–—]$/.test(before)) return isCapital(next) && !/^\p{Lu}+$/u.test(next ?? '');
  const previous = /(\S+)$/.exec(before)?.[1];
  return isCapital(previous) || isCapital(next) || /\s/.test(text) === false;
}

/** Most words of a headline are capitalized, so capitals tell us nothing there. */
export function isTitleCase(sentence: string): boolean {
  const words = sentence.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  const small = words.filter(
    (word) => !isCapital(word) && !/^(?:with|from|that|into|over|your|this)$/.test(word),
  );
  return words.length > 0 && words.some(isCapital) && small.length / words.length < 0.2;
}
