import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidate, FieldName, Source } from '../facts.ts';
import { resolveFacts } from './resolve-facts.ts';
import { unknownFact } from './vote.ts';

const sources: Source[] = ['json-ld', 'microdata', 'state', 'meta', 'title', 'label', 'text'];
const baths = (total: number) => ({ total, full: null, half: null, threeQuarter: null });

function candidate(
  field: FieldName,
  values: fc.Arbitrary<unknown>,
  units: (string | undefined)[] = [undefined],
): fc.Arbitrary<Candidate> {
  return fc
    .record({
      value: values,
      source: fc.constantFrom(...sources),
      weight: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      where: fc.constantFrom('a', 'b', 'c'),
      unit: fc.constantFrom(...units),
    })
    .map(({ unit, ...rest }) => ({ field, ...rest, ...(unit ? { unit } : {}) }));
}

const candidates = fc.array(
  fc.oneof(
    candidate('price', fc.integer({ min: -5, max: 3_000_000 }), [undefined, 'month', 'sold']),
    candidate(
      'street',
      fc.constantFrom('12 Oak St', '12 Oak Street Unit 4', '12 OAK ST #5', '9 Elm Ave', 'Unknown'),
    ),
    candidate('city', fc.constantFrom('Ashby', 'ASHBY', 'Fort Lee', 'Ft Lee', '123')),
    candidate('state', fc.constantFrom('MA', 'Massachusetts', 'NJ', 'XX')),
    candidate('zip', fc.constantFrom('01431', '07024', '00000', 'abc')),
    candidate('beds', fc.integer({ min: -1, max: 60 })),
    candidate('baths', fc.constantFrom(1, 2, 2.5, 3).map(baths)),
    candidate('bathsFull', fc.integer({ min: 0, max: 4 })),
    candidate('bathsHalf', fc.integer({ min: 0, max: 2 })),
    candidate('sqft', fc.integer({ min: 0, max: 20_000 })),
    candidate('lot', fc.constantFrom({ amount: 0.2, unit: 'acres' }, { amount: 8_712, unit: 'sqft' })),
    candidate('status', fc.constantFrom('active', 'pending', 'sold', 'nonsense')),
    candidate('agent', fc.constantFrom('Jane Harrow', 'JANE HARROW', 'Abe Stone')),
    candidate('mls', fc.constantFrom('A1234', 'a-1234', 'B9999')),
    candidate('features', fc.subarray(['Pool', 'pool', 'Deck']), ['some']),
    candidate('description', fc.constantFrom('Short text.', 'A longer text about the home.')),
  ),
  { maxLength: 40 },
);

function resolve(list: Candidate[]) {
  return resolveFacts(list, unknownFact);
}

describe('resolveFacts', () => {
  it('does not depend on the order of the candidates', () => {
    fc.assert(
      fc.property(candidates, fc.infiniteStream(fc.nat()), (list, numbers) => {
        const keyed = list.map((item) => ({ item, at: numbers.next().value ?? 0 }));
        const shuffled = keyed.sort((a, b) => a.at - b.at).map(({ item }) => item);
        expect(resolve(shuffled)).toEqual(resolve(list));
      }),
      { numRuns: 300 },
    );
  });

  const sure: Candidate[] = [
    { field: 'price', value: 450_000, source: 'state', where: 'x', weight: 0.85 },
    { field: 'price', value: 450_000, source: 'text', where: 'x', weight: 0.68 },
    { field: 'beds', value: 3, source: 'state', where: 'x', weight: 0.85 },
    { field: 'beds', value: 3, source: 'label', where: 'x', weight: 0.78 },
    { field: 'baths', value: baths(2.5), source: 'state', where: 'x', weight: 0.85 },
    { field: 'sqft', value: 1_850, source: 'state', where: 'x', weight: 0.85 },
    { field: 'sqft', value: 1_850, source: 'label', where: 'x', weight: 0.78 },
    { field: 'yearBuilt', value: 1987, source: 'state', where: 'x', weight: 0.85 },
    { field: 'street', value: '12 Oak St', source: 'title', where: 'x', weight: 0.75 },
    { field: 'street', value: '12 Oak Street', source: 'state', where: 'x', weight: 0.85 },
    { field: 'zip', value: '01431', source: 'title', where: 'x', weight: 0.75 },
  ];
  const implausible = fc.array(
    fc.oneof(
      candidate(
        'price',
        fc.oneof(
          fc.integer({ min: -1_000, max: 900 }),
          fc.constantFrom(9e9, Number.NaN, Number.POSITIVE_INFINITY, '450000', null),
        ),
      ),
      candidate(
        'beds',
        fc.oneof(fc.integer({ min: 41, max: 900 }), fc.constantFrom(-1, 2.5, Number.NaN, '3', null)),
      ),
      candidate('baths', fc.oneof(fc.constantFrom(0, -2, 99, Number.NaN).map(baths), fc.constant('3'))),
      candidate(
        'sqft',
        fc.oneof(
          fc.integer({ min: -100, max: 119 }),
          fc.integer({ min: 80_001, max: 9e6 }),
          fc.constant(14_449),
        ),
      ),
      candidate('yearBuilt', fc.constantFrom(0, 1, 1500, 2100, 19_870)),
      candidate(
        'street',
        fc.constantFrom('', 'Unknown', 'Address not available', 'TBD', '3 beds 2 baths', '25 photos'),
      ),
      candidate('zip', fc.constantFrom('00000', '123', 'N/A', '123456')),
    ),
    { maxLength: 25 },
  );

  it('never lets an implausible candidate change a certain value', () => {
    const before = resolve(sure);
    fc.assert(
      fc.property(implausible, (extra) => {
        const after = resolve([...sure, ...extra]);
        for (const field of ['price', 'beds', 'baths', 'sqft', 'yearBuilt', 'street', 'zip'] as const)
          expect(after[field]).toEqual(before[field]);
      }),
      { numRuns: 300 },
    );
  });

  it('treats two values of equal weight as unknown and offers both', () => {
    const beds = resolve([
      { field: 'beds', value: 3, source: 'label', where: 'x', weight: 0.6 },
      { field: 'beds', value: 4, source: 'text', where: 'x', weight: 0.6 },
    ]).beds;
    expect(beds.value).toBeNull();
    expect(beds.alternatives.map((one) => one.value).sort()).toEqual([3, 4]);
  });
});
