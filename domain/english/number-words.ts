const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = ['', 'thousand', 'million', 'billion', 'trillion'];
const maxCardinalDigits = 15;

/** The values of number words: "seven" and "seventy", then "hundred" and "million". */
export const numberValues: ReadonlyMap<string, number> = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...tens.slice(2).map((word, at) => [word, (at + 2) * 10] as const),
]);
export const scaleValues: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ...scales.slice(1).map((word, at) => [word, 1000 ** (at + 1)] as const),
]);

function belowHundred(value: number): string {
  if (value < 20) return small[value] as string;
  const unit = value % 10;
  const ten = tens[Math.floor(value / 10)] as string;
  return unit === 0 ? ten : `${ten}-${small[unit]}`;
}

function belowThousand(value: number): string {
  if (value < 100) return belowHundred(value);
  const rest = value % 100;
  const hundreds = `${small[Math.floor(value / 100)]} hundred`;
  return rest === 0 ? hundreds : `${hundreds} ${belowHundred(rest)}`;
}

/** Digit by digit, as for ZIP codes and phone numbers. */
export function sayDigits(digits: string, zero: 'zero' | 'oh' = 'zero'): string {
  return [...digits].map((digit) => (digit === '0' ? zero : small[Number(digit)])).join(' ');
}

/** "2150" → "two thousand one hundred fifty". Takes digits with or without commas. */
export function sayCardinal(written: string): string {
  const digits = written.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (digits.length > maxCardinalDigits) return sayDigits(digits);
  const value = Number(digits);
  if (value < 1000) return belowThousand(value);
  const groups: string[] = [];
  let rest = value;
  for (const scale of scales) {
    const group = rest % 1000;
    if (group > 0) groups.unshift(`${belowThousand(group)}${scale ? ` ${scale}` : ''}`);
    rest = Math.floor(rest / 1000);
  }
  return groups.join(' ');
}

const ordinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** "42" → "forty-second". */
export function sayOrdinal(written: string): string {
  const words = sayCardinal(written);
  const last = /[a-z]+$/.exec(words)?.[0] ?? '';
  const ordinal = ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, words.length - last.length) + ordinal;
}

export const ordinalValues: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 21 }, (_, value) => [sayOrdinal(String(value)), value]),
);

/** Numbers as people write them in text: words up to "nineteen", then digits. */
export function numberWords(value: number): string {
  return (Number.isInteger(value) && small[value]) || value.toLocaleString('en-US');
}

/** "2.75" → "two point seven five". */
export function sayDecimal(written: string): string {
  const [whole = '', fraction = ''] = written.split('.');
  const start = whole === '' ? 'zero' : sayCardinal(whole);
  return fraction === '' ? start : `${start} point ${sayDigits(fraction)}`;
}

/** 1998 → "nineteen ninety-eight", 2007 → "two thousand seven", 2024 → "twenty twenty-four". */
export function sayYear(year: number): string {
  if (year % 1000 < 10) return sayCardinal(String(year));
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (rest === 0) return `${belowHundred(century)} hundred`;
  return `${belowHundred(century)} ${rest < 10 ? `oh ${small[rest]}` : belowHundred(rest)}`;
}

/** House and road numbers as people say them: 1420 → "fourteen twenty", 105 → "one oh five". */
export function sayHouseNumber(written: string): string {
  const digits = written.replace(/^0+(?=\d)/, '');
  if (digits.length < 3 || /^\d{1,3}000$/.test(digits)) return sayCardinal(digits);
  if (digits.length > 4) return sayDigits(digits);
  const [lead, rest] = [digits.slice(0, -2), digits.slice(-2)];
  const start = belowHundred(Number(lead));
  if (rest === '00') return `${start} hundred`;
  return `${start} ${rest.startsWith('0') ? `oh ${small[Number(rest)]}` : belowHundred(Number(rest))}`;
}
