import { sayCardinal, sayOrdinal } from '../../english/number-words.ts';
import type { Reader } from '../reader.ts';

const values: Record<string, number> = {
  II: 2,
  III: 3,
  IV: 4,
  VI: 6,
  VII: 7,
  VIII: 8,
  IX: 9,
  XIV: 14,
  XVI: 16,
};
const ROMAN = `(${Object.keys(values)
  .sort((a, b) => b.length - a.length)
  .join('|')})(?![A-Za-z])`;
const numbered =
  /(?:Phase|Unit|Building|Section|Type|Part|Level|War|Plan|Towers?|Stage|Class|Division|Series|Estates?|Village|Commons|Condominiums?|Condos?|Place|Park|Lakes?|Heights|Ridge|Woods|Court|Gardens|Manor|Terrace|Landing|Pointe?|Club|Plaza|Center|Square|Addition|Tract|Model|Title|Group|Realty|Properties|Associates)\s+$/;
const reigned =
  /(?:Henry|Louis|Edward|George|Charles|William|Philip|Napoleon|Elizabeth|James|Richard|Pius)\s+$/;
const person =
  /(?:^|[^\p{L}])(?!(?:The|At|In|On|Of|For|And|By|With)\s)\p{Lu}[\p{L}'’-]+\s+(?:\p{Lu}\.?\s+)?\p{Lu}[\p{L}'’-]+,?\s+$/u;

/** "Phase II" is two; "Henry VIII" and a person's "II" are ordinals. */
export const roman: Reader[] = [
  {
    starts: 'capital',
    pattern: new RegExp(ROMAN, 'y'),
    say: ([, written = ''], { before }) => {
      const value = String(values[written]);
      if (numbered.test(before)) return sayCardinal(value);
      if (reigned.test(before) || person.test(before)) return `the ${sayOrdinal(value)}`;
      return /\p{Lu}[\p{L}'’-]+\s+$/u.test(before) ? sayCardinal(value) : null;
    },
  },
  {
    starts: 'capital',
    pattern: /WW\s?(I{1,2}|1|2)(?![A-Za-z\d])/y,
    say: ([, which = '']) => `World War ${/^(?:II|2)$/.test(which) ? 'two' : 'one'}`,
  },
];
