import { toSpoken } from '../../speech-text/to-spoken.ts';
import { isNumberWord, readNumber } from './read-number.ts';

/** Spelling variants and homophones. */
const sameWord: Record<string, string> = Object.fromEntries(
  [
    'okay ok',
    'gray grey',
    'color colour',
    'theater theatre',
    'center centre',
    'neighborhood neighbourhood',
    'neighbor neighbour',
    'favorite favourite',
    'harbor harbour',
    'all right alright',
    'their there theyre',
    'to too',
    'youre your',
    'its',
    'for fore',
    'by buy bye',
    'whole hole',
    'site sight',
    'stair stare',
    'stairs stares',
    'two',
    'wood would',
    'walk-in walkin',
    'here hear',
    'see sea',
    'sees seas seize',
    'one',
    'weather whether',
    'where wear ware',
    'which witch',
    'right write',
    'new knew',
    'no know',
    'our hour',
    'ours hours',
    'peace piece',
    'plain plane',
    'rose rows',
    'suite sweet',
    'suites sweets',
    'tile tyle',
    'through thru',
    'doughnut donut',
    'miz ms',
    'mister mr',
    'missus mrs',
    'doctor dr',
    'saint st',
    'versus vs',
    'patio patios',
    'foyer foya',
    'barbecue bbq barbeque',
    'wifi wi-fi',
    'email e-mail',
    'aisle isle',
    'great grate',
    'bore boar',
    'feet feat',
    'road rode',
    'rain reign',
    'maid made',
    'mail male',
    'sun son',
    'flour flower',
    'flowers flours',
    'cellar seller',
    'cellars sellers',
    'seller',
    'yolk yoke',
    'pair pear',
    'tail tale',
    'week weak',
    'weeks',
    'wait weight',
    'way weigh',
    'maple',
    'pail pale',
    'deer dear',
    'hi high',
    'inn in',
    'not knot',
    'break brake',
    'cent scent',
    'fair fare',
    'heal heel',
    'steel steal',
    'stake steak',
    'floor',
    'sale sail',
    'sales sails',
    'led lead',
    'past passed',
    'bass base',
    'blue blew',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [other, first]);
  }),
);

function plainWords(text: string): string[] {
  return toSpoken(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll("'", '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

/** Letters spelled one by one become one word: "h o a" is "hoa". */
function joinLetters(words: string[]): string[] {
  const joined: string[] = [];
  let letters = '';
  const flush = () => {
    if (letters) joined.push(letters);
    letters = '';
  };
  for (const word of words) {
    if (word.length === 1 && !(word === 'a' && letters === '') && !(word === 'i' && letters === ''))
      letters += word;
    else {
      flush();
      joined.push(word);
    }
  }
  flush();
  return joined;
}

/** Words in a canonical form, whether numbers are digits or words, and whatever the spelling. */
export function normalizeWords(text: string): string[] {
  const words = joinLetters(plainWords(text));
  const normal: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    if (isNumberWord(word, words[at + 1])) {
      const { value, end } = readNumber(words, at);
      normal.push(value);
      at = end;
    } else {
      normal.push(sameWord[word] ?? word);
      at += 1;
    }
  }
  return normal;
}
