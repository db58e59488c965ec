import { isStreetLine } from '../../address/parse-address.ts';
import { toStateCode } from '../../address/states.ts';
import type { NamedField } from '../records/field-names.ts';
import { readStatus } from '../values/read-status.ts';
import { readType } from '../values/read-type.ts';
import { labelOf, mayBeginLabel } from './labels.ts';

const counts = new Set<NamedField>([
  'beds',
  'baths',
  'bathsFull',
  'bathsHalf',
  'bathsThreeQuarter',
  'bathsWhole',
  'sqft',
  'price',
  'yearBuilt',
  'lotAcres',
]);

/** Fields with a numeric value, which can't be mistaken for a label. */
export function isCount(field: NamedField): boolean {
  return counts.has(field);
}

export type LabelPair = { label: string; value: string };

/** Label and value may share a line without a colon only if the value is unambiguous. */
function isShortFact(field: NamedField, value: string): boolean {
  if (field === 'mls') return /^[A-Z]{0,6}-?\d[\w-]+$/i.test(value);
  if (value.length > 40) return false;
  if (field === 'address') return isStreetLine(value);
  if (field === 'state') return /^[A-Z]{2}$/.test(value) && toStateCode(value) !== null;
  if (field === 'zip') return /^\d{5}(?:-\d{4})?$/.test(value);
  if (field === 'hoa' || field === 'taxes') return /^\$[\d,]+/.test(value);
  return field === 'status' ? readStatus(value) !== null : field === 'type' && readType(value) !== null;
}

/** The longest known label at the end of `text`, up to six words. */
function labelAtEnd(text: string): { label: string; start: number } | null {
  let best: { label: string; start: number } | null = null;
  let start = text.length;
  for (let words = 0; words < 6 && start > 0; words++) {
    start = text.lastIndexOf(' ', start - 2) + 1;
    const label = text.slice(start);
    if (label.length > 45) break;
    if (labelOf(label)) best = { label, start };
  }
  return best;
}

/** "Beds: 3 Baths: 2 (1 full, 1 half) | SqFt: 1,850": every colon after a known label starts a value. */
function colonPairs(text: string): LabelPair[] {
  const marks: { label: string; start: number; end: number }[] = [];
  for (let colon = text.indexOf(':'); colon > 0 && marks.length < 30; colon = text.indexOf(':', colon + 1)) {
    const found = labelAtEnd(text.slice(Math.max(0, colon - 60), colon));
    if (found)
      marks.push({ label: found.label, start: Math.max(0, colon - 60) + found.start, end: colon + 1 });
  }
  return marks.flatMap(({ label, end }, index) => {
    const value = text
      .slice(end, marks[index + 1]?.start)
      .replace(/^[\s#]+|[\s|•·,;/]+$/g, '')
      .replace(/^(?:Y|Yes) ?\/ ?(?=\$)/, '')
      .replace(
        / ?\/ ?(?:county )?(?:assessor|appraiser|estimated|public records?|builder|owner|other)$/i,
        '',
      );
    return value
      ? [{ label, value: marks.length > 1 ? (value.split(/\s*[|•·]\s*/)[0] ?? value) : value }]
      : [];
  });
}

/** Label-value pairs in one line. */
export function pairsIn(text: string): LabelPair[] {
  const pairs = text.includes(':') ? colonPairs(text) : [];
  if (pairs.length > 0 || text.length > 120 || !/\d|status|type|state/i.test(text)) return pairs;
  const words = text.split(' ');
  if (words.length < 2 || words.length > 14 || !mayBeginLabel(words[0] ?? '')) return [];
  for (let count = Math.min(5, words.length - 1); count > 0; count--) {
    const label = words.slice(0, count).join(' ');
    const known = labelOf(label);
    const value = words
      .slice(count)
      .join(' ')
      .replace(/^[#:\s]+/, '');
    const isNumber =
      known && isCount(known.field) && /^(?:[$\d]|\.\d)/.test(value) && words.length - count < 4;
    if (known && (isNumber || isShortFact(known.field, value))) return [{ label, value }];
  }
  return [];
}
