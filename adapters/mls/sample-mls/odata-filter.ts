export type Row = Record<string, unknown>;
type Value = string | number | boolean | null | undefined;
type Read = (row: Row) => Value;

/** A query that this service doesn't understand; it answers 400. */
export class BadQuery extends Error {}

const token =
  /\s*(?:('(?:[^']|'')*')|(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))|(-?\d+(?:\.\d+)?)|([A-Za-z_]\w*)|([(),]))/y;

/** Compiles an OData filter: comparisons, and, or, not, in, parentheses, contains, startswith, tolower. */
export function compileFilter(text: string): (row: Row) => boolean {
  const parts = splitTokens(text);
  let at = 0;
  const peek = () => parts[at] ?? '';
  const take = () => parts[at++] ?? '';
  const expect = (wanted: string) => {
    if (take() !== wanted) throw new BadQuery(`"${wanted}" is missing in $filter.`);
  };

  function either(): (row: Row) => boolean {
    let left = both();
    while (peek() === 'or') {
      take();
      const [first, second] = [left, both()];
      left = (row) => first(row) || second(row);
    }
    return left;
  }
  function both(): (row: Row) => boolean {
    let left = single();
    while (peek() === 'and') {
      take();
      const [first, second] = [left, single()];
      left = (row) => first(row) && second(row);
    }
    return left;
  }
  function single(): (row: Row) => boolean {
    if (peek() === 'not') {
      take();
      const inner = single();
      return (row) => !inner(row);
    }
    if (peek() === '(') {
      take();
      const inner = either();
      expect(')');
      return inner;
    }
    const left = operand();
    const operator = peek();
    if (operator === 'in') {
      take();
      expect('(');
      const values = [operand()];
      while (peek() === ',') {
        take();
        values.push(operand());
      }
      expect(')');
      return (row) => values.some((value) => compare(left(row), value(row)) === 0);
    }
    const holds = comparisons[operator];
    // A function with a boolean result stands alone.
    if (!holds) return (row) => left(row) === true;
    take();
    const right = operand();
    return (row) => holds(compare(left(row), right(row)));
  }
  function operand(): Read {
    const part = take();
    if (part.startsWith("'")) {
      const value = part.slice(1, -1).replaceAll("''", "'");
      return () => value;
    }
    if (/^-?\d+(?:\.\d+)?$/.test(part)) return () => Number(part);
    if (/^\d{4}-/.test(part)) return () => part;
    if (part === 'true' || part === 'false') return () => part === 'true';
    if (part === 'null') return () => null;
    if (peek() === '(') return call(part);
    if (!/^[A-Za-z_]\w*$/.test(part)) throw new BadQuery('$filter cannot be read.');
    return (row) => row[part] as Value;
  }
  function call(name: string): Read {
    const work = functions[name];
    if (!work) throw new BadQuery(`${name} is not supported in $filter.`);
    expect('(');
    const given = [operand()];
    while (peek() === ',') {
      take();
      given.push(operand());
    }
    expect(')');
    return (row) => work(...given.map((read) => String(read(row) ?? '')));
  }

  const whole = either();
  if (at < parts.length) throw new BadQuery('$filter goes on after its end.');
  return whole;
}

const comparisons: Record<string, (order: number | undefined) => boolean> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order !== undefined && order > 0,
  ge: (order) => order !== undefined && order >= 0,
  lt: (order) => order !== undefined && order < 0,
  le: (order) => order !== undefined && order <= 0,
};

const functions: Record<string, (...given: string[]) => Value> = {
  contains: (text = '', part = '') => text.includes(part),
  startswith: (text = '', part = '') => text.startsWith(part),
  tolower: (text = '') => text.toLowerCase(),
};

const moment = /^\d{4}-\d\d-\d\dT/;

/** Null is equal to null and neither before nor after anything. */
export function compare(left: Value, right: Value): number | undefined {
  if (left === null || left === undefined || right === null || right === undefined)
    return (left ?? null) === (right ?? null) ? 0 : undefined;
  if (typeof left === 'string' && typeof right === 'string') {
    if (moment.test(left) && moment.test(right)) return Date.parse(left) - Date.parse(right);
    return left < right ? -1 : Number(left > right);
  }
  return Number(left) - Number(right);
}

function splitTokens(text: string): string[] {
  const parts: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const start = token.lastIndex;
    const found = token.exec(text);
    if (!found) throw new BadQuery(`$filter cannot be read at position ${start}.`);
    parts.push(found[0].trim());
  }
  return parts;
}
