import { expect, test } from 'vitest';
import { BadQuery, compileFilter } from './odata-filter.ts';
import { queryRows } from './query-rows.ts';

const rows = [
  { Key: 'a', City: "O'Fallon", Price: 300, At: '2026-01-01T00:00:00Z', Unit: null, Media: [1] },
  { Key: 'b', City: 'Hudson', Price: 200, At: '2026-01-02T00:00:00.500Z', Unit: '4', Media: [] },
  { Key: 'c', City: 'Keene', Price: 200, At: '2026-01-01T19:00:00-05:00', Unit: null, Media: [] },
];
const keysOf = (filter: string) => rows.filter(compileFilter(filter)).map(({ Key }) => Key);

test.each([
  ["City eq 'O''Fallon'", ['a']],
  ['Price ge 200 and Price lt 300', ['b', 'c']],
  ["Price eq 300 or (City eq 'Keene' and not (Unit ne null))", ['a', 'c']],
  ['At gt 2026-01-01T00:00:00.000Z', ['b', 'c']],
  ['At eq 2026-01-02T00:00:00Z', ['c']],
  ["contains(tolower(City),'uds')", ['b']],
  ["Key in ('a','c')", ['a', 'c']],
  ['Unit eq null', ['a', 'c']],
])('%s', (filter, keys) => {
  expect(keysOf(filter)).toEqual(keys);
});

test.each(["City eq 'x", 'City eq', 'drop(City)', 'City eq 1 ;', '(Price gt 1'])(
  '%s is refused',
  (filter) => {
    expect(() => keysOf(filter)).toThrow(BadQuery);
  },
);

const options = { keyField: 'Key', expandable: ['Media'], pageSize: 2 };
const ask = (query: string) => queryRows(rows, new URL(`http://mls.example/Property?${query}`), options);

test('pages, order, selection and expansion', () => {
  const first = ask('$orderby=Price desc,At&$select=Key&$count=true');
  expect(first).toMatchObject({ rows: [{ Key: 'a' }, { Key: 'c' }], count: 3 });
  const next = queryRows(rows, new URL(first.nextLink ?? ''), options);
  expect(next).toMatchObject({ rows: [{ Key: 'b' }], nextLink: null });
  expect(ask('$top=1&$expand=Media&$select=Key').rows).toEqual([{ Key: 'a', Media: [1] }]);
  expect(ask('$top=1').rows[0]).not.toHaveProperty('Media');
});

test.each(['$expand=Rooms', '$top=x', '$orderby=Price up', '$apply=1'])('%s is refused', (query) => {
  expect(() => ask(query)).toThrow(BadQuery);
});
