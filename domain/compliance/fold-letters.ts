/** A folded character and its position in the source. */
export type Letter = { char: string; from: number; to: number };

const pairs =
  'аa еe оo рp сc хx уy іi јj ѕs һh ԁd кk мm тt вb нh пn αa οo εe ιi κk νv ρp τt υu χx ηn ıi łl øo đd ɡg ոn օo ѵv ɩi ԛq ԝw';
const lookAlikes = new Map<string, string>([
  ...pairs.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]);
/** Emoji that replace words in social posts. */
const pictures = new Map([
  ['🚫', ' no '],
  ['⛔', ' no '],
  ['👶', ' babies '],
  ['👪', ' families '],
]);
const invisible = /^[\p{M}\p{Cf}]$/u;

function fold(char: string): string {
  if (char <= '\u007f') return char.toLowerCase();
  if (invisible.test(char)) return '';
  const picture = pictures.get(char);
  if (picture) return picture;
  const bare = char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return lookAlikes.get(bare) ?? bare;
}

function readEntity(entity: string): string {
  if (/^&amp/i.test(entity)) return '&';
  return /^&(?:#39|rsquo|lsquo|#8217|apos)/i.test(entity) ? "'" : ' ';
}

/** Lowercase without accents, invisible characters, markup or look-alike letters from other alphabets. */
export function foldLetters(text: string): Letter[] {
  const letters: Letter[] = [];
  const markup = /<\/?[a-z][^<>\n]{0,200}>|&(?:nbsp|amp|quot|#39|rsquo|lsquo|#8217|apos);/iy;
  let isTag = false;
  for (let at = 0; at < text.length; ) {
    let char = String.fromCodePoint(text.codePointAt(at) as number);
    let width = char.length;
    if (char === '<' || char === '&') {
      markup.lastIndex = at;
      const found = markup.exec(text)?.[0];
      if (found) {
        width = found.length;
        char = readEntity(found);
      }
    }
    if (char === '#') isTag = true;
    else if (isTag && !/[\p{L}\p{N}_]/u.test(char)) isTag = false;
    // #NoKids is read as two words.
    if (isTag && /[A-Z]/.test(char) && /[a-z]/.test(text[at - 1] ?? ''))
      letters.push({ char: ' ', from: at, to: at });
    for (const folded of fold(char)) letters.push({ char: folded, from: at, to: at + width });
    at += width;
  }
  return letters;
}
