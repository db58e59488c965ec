import { splitSentences } from '../../english/sentences/rules.ts';

const count = '(two|three|four|five|2|3|4|5)';
const about = '((?:nearly|over|almost|more than|approximately|about) )?';
const numbers: Record<string, string> = { '2': 'two', '3': 'three', '4': 'four', '5': 'five' };
const isSupposed =
  /\b(?:could|would|potential|possib\w*|proposed|future|shared|common|residents|building['’]s|amenities)\b/i;

type StatedPoint = { id: string; said: string; name: string; topic: 'outside'; notability: number };
type Stated = { id: string; sign: RegExp; say: (found: RegExpExecArray) => string; worth: number };

/** What sells a home and is no single thing in it: its land, how much of it is outside, how many houses stand there. */
const stated: readonly Stated[] = [
  {
    id: 'lot-size',
    sign: new RegExp(
      String.raw`\b${about}(\d{1,2},\d{3})[- ]?(?:\+ ?)?(?:square[- ](?:foot|feet)|sq\.?[- ]?ft\.?|sf)\.? ((?:corner |double |flat |oversized |private )?lot)\b`,
      'i',
    ),
    say: ([, more = '', size, lot = 'lot']) =>
      `a ${more.toLowerCase()}${size}-square-foot ${lot.toLowerCase()}`,
    worth: 5.4,
  },
  {
    id: 'lot-size',
    sign: /\b((?:double|triple|oversized|extra-wide|corner double) lot)\b/i,
    say: ([, lot = '']) => `${/^[aeiou]/i.test(lot) ? 'an' : 'a'} ${lot.toLowerCase()}`,
    worth: 4.2,
  },
  {
    id: 'structures',
    sign: new RegExp(String.raw`\b${count} (?:separate |detached )?(structures|houses|dwellings)\b`, 'i'),
    say: ([, many = '', what = '']) => `${numbers[many] ?? many.toLowerCase()} ${what.toLowerCase()}`,
    worth: 4.8,
  },
  {
    id: 'outdoor-area',
    sign: new RegExp(
      String.raw`\b${about}(\d{1,2},?\d{3}|\d{3})\+? ?(?:square feet|sq\.? ?ft\.?|sf)\.? of (?:(private) )?(?:usable )?(?:outdoor|exterior) (?:space|living|retreats?)\b`,
      'i',
    ),
    say: ([, more = '', size, own]) =>
      `${more.toLowerCase()}${size} square feet of ${own ? 'private ' : ''}outdoor space`,
    worth: 5.6,
  },
  {
    id: 'outdoor-area',
    sign: new RegExp(String.raw`\b${count} (private )?outdoor (?:spaces|areas)\b`, 'i'),
    say: ([, many = '', own]) =>
      `${numbers[many] ?? many.toLowerCase()} ${own ? 'private ' : ''}outdoor spaces`,
    worth: 4.9,
  },
];

/** The points that a description states as figures, each once. */
export function statedPoints(text: string): StatedPoint[] {
  const sentences = splitSentences(text).filter(
    (sentence) => !isSupposed.test(sentence) || /\blot\b/i.test(sentence),
  );
  const found = stated.flatMap(({ id, sign, say, worth }) => {
    const match = sentences.map((sentence) => sign.exec(sentence)).find((one) => one !== null);
    const said = match && say(match);
    return said
      ? [{ id, said, name: said.replace(/^an? /, ''), topic: 'outside' as const, notability: worth }]
      : [];
  });
  return found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);
}
