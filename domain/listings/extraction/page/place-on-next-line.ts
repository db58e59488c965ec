import { type ParsedAddress, parseAddress } from '../../address/parse-address.ts';
import type { TextLine } from './text-lines.ts';

/** The city line after a street line; a price or a status may come between. */
export function placeOnNextLine(street: string, lines: TextLine[], index: number): ParsedAddress | null {
  for (const step of [1, 2]) {
    const line = lines[index + step];
    const found = line ? parseAddress(`${street}, ${line.text.slice(0, 80)}`) : null;
    if (found?.street) return found;
    if (!line || (step === 1 && !/^\$|^[A-Za-z ]{3,24}$/.test(line.text))) return null;
  }
  return null;
}
