import { sayCardinal } from '../../english/number-words.ts';
import { onlyBeside, shorthand as words } from '../data/shorthand.ts';
import { after, type Reader, sentenceEnd } from '../reader.ts';

const isCapital = (text: string) => text === text.toUpperCase();

export const shorthand: Reader[] = [
  {
    starts: 'letter',
    pattern: /(fin|att|det|upd)\.?(?=\s(?:bsmt|basement|gar|garage|attic|kit|ba|bath)\b)/iy,
    say: ([, written = '']) =>
      ({ fin: 'finished', att: 'attached', det: 'detached', upd: 'updated' })[written.toLowerCase()] ?? null,
  },
  {
    starts: 'letter',
    pattern: /(LR|lr)\s?\/\s?(DR|dr)(?![A-Za-z])/y,
    say: () => 'living room and dining room',
  },
  {
    starts: 'capital',
    pattern: /(Ph|Sec|Blk|Addn|Add'n|Subd)\.?\s(?:0?(\d{1,3}))(?!\d)/y,
    say: ([, written = '', number = '']) =>
      `${{ Ph: 'Phase', Sec: 'Section', Blk: 'Block' }[written] ?? 'Addition'} ${sayCardinal(number)}`,
  },
  {
    starts: 'capital',
    pattern: /(Ph|Sec|Addn|Add'n|Subd)\.?(?=$|,)/y,
    say: ([, written = '']) => ({ Ph: 'Phase', Sec: 'Section', Subd: 'Subdivision' })[written] ?? 'Addition',
  },
  { starts: 'capital', pattern: /Pres\.(?=\s+[A-Z][a-z])/y, say: () => 'President' },
  {
    starts: 'letter',
    pattern: /incl\.?(?=\s*(?:$|[,;.)]))/iy,
    say: (_, { before }) => (before.trim() === '' ? 'including' : 'included'),
  },
  {
    starts: 'letter',
    pattern: /([A-Za-z]{2,7})\.?(?![A-Za-z'\d])/y,
    say: (match, place) => {
      const [written, word = ''] = match;
      const said = Object.hasOwn(words, word.toLowerCase()) ? words[word.toLowerCase()] : undefined;
      if (!said || place.before.endsWith('-')) return null;
      const following = after(place, match);
      const beside = onlyBeside[word.toLowerCase()];
      if (
        beside &&
        !(isCapital(word) && /^(?:KIT|GAR|DIN|LIV|FAM)$/.test(word)) &&
        !beside.test(written.slice(word.length) + following)
      )
        return null;
      const isTitle =
        /^(?:Mr|Mrs|Ms)$/.test(word) || (/^(?:Jr|Sr)$/.test(word) && /^\s+[A-Z]/.test(following));
      return `${said}${isTitle ? '' : sentenceEnd(written, following)}`;
    },
  },
];
