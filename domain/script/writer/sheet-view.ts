import { numberWords } from '../../english/number-words.ts';
import { lowerFirst } from '../../english/upper-first.ts';
import type { Fact, FactSheet } from '../schema.ts';
import { smallNumbersInWords } from './sentences/complete-sentence.ts';
import { headOf, withArticle } from './sentences/noun-phrases.ts';

export type SheetView = {
  one: (field: string) => Fact | undefined;
  all: (field: string) => Fact[];
  /** Pieces of the opening line, where they are known. */
  values: Record<string, string | undefined>;
  basicsIds: string[];
};

const numberIn = (fact: Fact | undefined) => (fact ? Number(/[\d.]+/.exec(fact.value)?.[0]) : undefined);

/** 2.5 as said: "two and a half". */
function count(value: number): string {
  const whole = Math.floor(value);
  if (value === whole) return numberWords(whole);
  // A three-quarter bath makes it 2.75, and that is how it is said.
  return value === whole + 0.5 ? `${numberWords(whole)} and a half` : String(value);
}

/** The sheet by field, and the figures of the home in words. */
export function viewSheet(sheet: FactSheet): SheetView {
  const all = (field: string) => sheet.facts.filter((fact) => fact.field === field);
  const one = (field: string) => all(field)[0];
  const [beds, baths] = [one('beds'), one('baths')];
  const bedCount = numberIn(beds);
  const bathCount = numberIn(baths);
  const bedWords =
    beds?.value === 'studio'
      ? 'a studio layout'
      : bedCount
        ? `${count(bedCount)} ${bedCount === 1 ? 'bedroom' : 'bedrooms'}`
        : undefined;
  const bathWords = bathCount ? `${count(bathCount)} ${bathCount === 1 ? 'bath' : 'baths'}` : undefined;
  const type = one('type')?.value;
  // "It's a home" tells nobody anything.
  const kind = type === 'home' ? undefined : type;
  const year = one('yearBuilt')?.value;
  const street = one('street')?.value;
  const city = [one('city')?.value, one('state')?.value].filter(Boolean).join(', ');
  return {
    one,
    all,
    basicsIds: ['type', 'beds', 'baths', 'sqft', 'yearBuilt'].flatMap((field) => one(field)?.id ?? []),
    values: {
      place: [street, city].filter(Boolean).join(', in ') || undefined,
      city: city || undefined,
      rooms: [bedWords, bathWords].filter(Boolean).join(' and ') || undefined,
      kind: kind ? withArticle(kind) : undefined,
      size: one('sqft')?.value,
      year,
      built: year ? `from ${year}` : undefined,
      lot: one('lot')?.value,
    },
  };
}

/** Whether the home can still be had: some that are ordered for are sold, others have a first buyer. */
export function availability(sheet: Pick<SheetView, 'one'>): 'open' | 'pending' | 'gone' {
  const status = sheet.one('status')?.value ?? '';
  if (/^(?:sold|off market)$/.test(status)) return 'gone';
  return /^(?:pending|contingent)$/.test(status) ? 'pending' : 'open';
}

/** "2-car attached garage" with its article; a row of notes stays as it is. */
export function spokenParking(value: string): string {
  const whole = /^(attached|detached), (garage|carport)$/i.exec(value);
  if (whole) return withArticle(`${whole[1]} ${whole[2]}`.toLowerCase());
  const words = smallNumbersInWords(value)
    .replace(/-car (attached|detached)$/i, '-car, $1')
    .replace(/, (\p{Lu})(?=\p{Ll})/gu, (_, letter: string) => `, ${letter.toLowerCase()}`);
  const first = words.split(',')[0] ?? '';
  const isThing =
    /\b(?:garage|carport|driveway|barn|shop)\b/i.test(headOf(first)) &&
    !/^(?:attached|detached)$/i.test(first);
  return isThing ? withArticle(words) : lowerFirst(words);
}
