import type { Candidate, FieldName } from '../facts.ts';
import { textOf } from '../page/element.ts';
import { lineDistance } from '../page/line-distance.ts';
import type { PageElement } from '../page/parse-html.ts';
import type { TextLine } from '../page/text-lines.ts';
import { zones } from '../page/zones.ts';
import type { NamedField } from '../records/field-names.ts';
import { readFact } from '../records/read-fact.ts';
import { readBusinessName } from '../values/read-business-name.ts';
import { isBusinessName } from '../values/read-person-name.ts';
import { isCount, pairsIn } from './label-pairs.ts';
import { labelOf } from './labels.ts';
import { isOfficeLead, readOffice, readParty } from './party.ts';

/** In an agent's card these belong to the office. */
const placeFields = new Set<NamedField>(['address', 'city', 'state', 'zip']);
const bottomFields = new Set<NamedField>(['mls', 'agent', 'brokerage', 'agentPhone', 'originatingMls']);

function isLabel(line: TextLine | undefined): boolean {
  return line !== undefined && labelOf(line.text.replace(/[:\s]+$/, '')) !== null;
}

/** A label comes before its value or, in tiles such as "3 / Beds", after it. */
function valueBeside(lines: TextLine[], index: number, field: NamedField): string | null {
  const label = lines[index];
  if (!label) return null;
  const before = lines[index - 1];
  const after = lines[index + 1];
  const beforeUsable =
    isCount(field) &&
    before !== undefined &&
    !isLabel(before) &&
    /^[$\d.,½]/.test(before.text) &&
    before.text.length < 24;
  // "Listing Office" over "Listing Agent: …" is a heading, not a label.
  const isPair = after?.text.includes(':') && pairsIn(after.text).length > 0;
  const afterUsable = after !== undefined && !isLabel(after) && !isPair && after.text.length < 200;
  const toBefore = beforeUsable ? lineDistance(before, label) : 99;
  const toAfter = afterUsable ? lineDistance(after, label) : 99;
  if (toBefore > 8 && toAfter > 8) return null;
  if (label.text.trimEnd().endsWith(':')) return toAfter <= 8 ? (after?.text ?? null) : null;
  const order = cellOrder(label.element);
  if (order !== null) return (order === 'label first' ? after?.text : before?.text) ?? null;
  if (toBefore !== toAfter) return toBefore < toAfter ? (before?.text ?? null) : (after?.text ?? null);
  return startsWithValue(lines, index) ? (before?.text ?? null) : (after?.text ?? null);
}

/** In tables and definition lists the markup says which cell is the label. */
function cellOrder(element: PageElement): 'label first' | 'value first' | null {
  let cell: PageElement | null = element;
  for (let step = 0; cell && step < 4 && !['td', 'th', 'dt', 'dd'].includes(cell.tag); step++)
    cell = cell.parent;
  if (!cell || !['td', 'th', 'dt', 'dd'].includes(cell.tag)) return null;
  if (cell.tag === 'dt') return 'label first';
  const cells = (cell.parent?.children ?? []).filter((child) => typeof child !== 'string');
  const first = cells[0];
  if (!first || cells.length < 2) return null;
  const opening = textOf(first, 60).replace(/[:\s]+$/, '');
  const isPaired = cells.length % 2 === 0 && cells.indexOf(cell) % 2 === 0 && /^[a-z#]/i.test(opening);
  return labelOf(opening) || isPaired
    ? 'label first'
    : cell.tag === 'dd' || cells.indexOf(cell) % 2 === 1
      ? 'value first'
      : null;
}

/** In a row of alternating values and labels, the first one decides which belongs to which. */
function startsWithValue(lines: TextLine[], index: number): boolean {
  let first = index;
  while (first > 0 && index - first < 16) {
    const line = lines[first - 1];
    if (!line || !(isLabel(line) || (line.text.length < 24 && /^[$\d.,–-]/.test(line.text)))) break;
    first--;
  }
  const start = lines[first];
  return start !== undefined && !isLabel(start);
}

export type LabeledValue = { field: NamedField; value: string; label: string; weight: number; line: number };

/** Under such a heading, a bare "Size" means the lot. */
const landSection =
  /^(?:lot|land|lot (?:details|info(?:rmation)?|features|description)|exterior(?: features)?|land (?:details|info(?:rmation)?)|exterior (?:and|&) lot.*|lot (?:and|&) .*)$/i;

/** Labeled values of the visible page: tables, definition lists, tiles and "Label: value" lines. */
export function labeledValues(lines: TextLine[]): LabeledValue[] {
  const found: LabeledValue[] = [];
  let section = '';
  for (const [index, line] of lines.entries()) {
    if (line.heading > 0) section = line.text;
    if (line.zone & zones.similar || line.text.length > 400) continue;
    const alone = line.text.length < 46 ? labelOf(line.text.replace(/[:\s]+$/, '')) : null;
    const pairs = alone ? [] : pairsIn(line.text);
    const value = alone ? valueBeside(lines, index, alone.field) : null;
    if (alone && value) pairs.push({ label: line.text, value });
    for (const pair of pairs) {
      const known = alone ?? labelOf(pair.label);
      if (!known || (line.zone & zones.chrome && !bottomFields.has(known.field))) continue;
      const isProse = line.zone & zones.remarks && line.text.length > 60;
      if ((line.zone & (zones.history | zones.money) || isProse) && isCount(known.field)) continue;
      if (line.zone & zones.money && (known.field === 'hoa' || known.field === 'taxes')) continue;
      if (line.zone & zones.schools && known.field === 'type') continue;
      if (line.zone & zones.agent && placeFields.has(known.field)) continue;
      const field =
        known.field === 'sqft' && known.weight < 1 && landSection.test(section) ? 'lot' : known.field;
      found.push({ ...known, field, value: pair.value, label: pair.label, line: index });
    }
  }
  return found;
}

/** The first value under a label belongs to the home; later ones belong to units, rooms or other homes. */
class FirstValues {
  readonly seen = new Map<string, string>();

  factor(field: string, value: unknown): number {
    const text = JSON.stringify(value);
    const first = this.seen.get(field);
    if (first === undefined) this.seen.set(field, text);
    return first === undefined || first === text ? 1 : 0.55;
  }
}

export function readLabels(values: LabeledValue[], nearness: (line: number) => number): Candidate[] {
  const candidates: Candidate[] = [];
  const first = new FirstValues();
  let rank = 1;
  const add = (field: FieldName, value: unknown, weight: number, where: string, unit?: string): void => {
    if (value === null || value === undefined) return;
    // If two rules contradict each other, use neither; the first isn't more likely to be right.
    const factor = field === 'policies' ? 1 : first.factor(`${field} ${unit ?? ''} ${rank}`, value);
    candidates.push({
      field,
      value,
      source: 'label',
      where,
      weight: 0.78 * weight * factor,
      ...(unit ? { unit } : {}),
    });
  };
  for (const { field, value, label, weight, line } of values) {
    const where = label.slice(0, 60);
    rank = weight;
    const near = bottomFields.has(field) ? 1 : nearness(line);
    if (field === 'agent' || field === 'brokerage') {
      const party = isOfficeLead(label) ? readOffice(value) : readParty(value);
      add('agent', party.agent, weight * (field === 'agent' ? 1 : 0.85), where);
      add(
        'brokerage',
        party.brokerage ?? (field === 'brokerage' && !party.agent ? officeName(value, weight) : null),
        weight,
        where,
      );
      if (party.agent) add('agentPhone', party.phone, weight, where, party.agent);
      continue;
    }
    const record = {
      where,
      object: {},
      address: null,
      hasOwnAddress: false,
      lists: 0,
      schemaType: '',
      facts: [],
    };
    for (const found of readFact({ field, value, weight, name: label }, record)) {
      add(found.field, found.value, weight * near * (found.factor ?? 1), where, found.unit);
    }
  }
  return candidates;
}

/** A bare "Office" may be a room heading and a bare "Company" a menu, so only a business counts there. */
function officeName(value: string, weight: number): string | null {
  if (weight < 1 && !isBusinessName(value)) return null;
  return value.length < 70 ? readBusinessName(value) : null;
}
