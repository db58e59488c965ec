import { sayCardinal, sayDecimal, sayOrdinal } from './number-words.ts';
import { pluralOf } from './plural-of.ts';

/** The part alone: 1/2 → "a half", 3/4 → "three quarters", 5/8 → "five eighths". */
export function sayFraction(part: number, whole: number): string {
  const name = whole === 2 ? 'half' : whole === 4 ? 'quarter' : sayOrdinal(String(whole));
  if (part === 1) return whole === 2 || whole === 4 ? `a ${name}` : `one ${name}`;
  return `${sayCardinal(String(part))} ${pluralOf(name)}`;
}

const quarters: Record<string, string> = {
  '25': 'a quarter',
  '5': 'a half',
  '50': 'a half',
  '75': 'three quarters',
};

/** Halves and quarters as people say them: 3.5 → "three and a half"; other decimals with their point. */
export function sayMixed(written: string): string {
  const [whole = '0', fraction = ''] = written.split('.');
  const part = quarters[fraction];
  if (!part || Number(whole.replaceAll(',', '')) === 0) return sayDecimal(written);
  return `${sayCardinal(whole)} and ${part}`;
}
