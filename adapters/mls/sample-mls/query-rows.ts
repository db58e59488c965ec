import { BadQuery, compare, compileFilter, type Row } from './odata-filter.ts';

export type QueriedRows = { rows: Row[]; nextLink: string | null; count: number | null };

const known = ['$filter', '$select', '$expand', '$orderby', '$top', '$skip', '$count', '$skiptoken'];

/** Answers an OData query over rows in memory: one page of them, and the link to the next. */
export function queryRows(
  all: readonly Row[],
  url: URL,
  options: { keyField: string; expandable: readonly string[]; pageSize: number },
): QueriedRows {
  const query = url.searchParams;
  const unknown = [...query.keys()].find((name) => name.startsWith('$') && !known.includes(name));
  if (unknown) throw new BadQuery(`${unknown} is not supported.`);
  const filter = query.get('$filter');
  const matches = filter ? all.filter(compileFilter(filter)) : [...all];
  const order = [...sortKeys(query.get('$orderby')), { field: options.keyField, sign: 1 }];
  const sorted = matches.sort((a, b) => {
    for (const { field, sign } of order) {
      const difference = compare(a[field] as string, b[field] as string) ?? 0;
      if (difference !== 0) return difference * sign;
    }
    return 0;
  });
  const offset = readCount(query.get('$skip')) + readCount(query.get('$skiptoken'));
  const top = query.has('$top') ? readCount(query.get('$top')) : Number.POSITIVE_INFINITY;
  // As in most of these services, $top is the page size: the link leads to the rest.
  const size = Math.min(top, options.pageSize);
  const page = sorted.slice(offset, offset + size);
  const isLast = offset + size >= sorted.length;
  const expand = (query.get('$expand') ?? '').split(',').filter(Boolean);
  const odd = expand.find((name) => !options.expandable.includes(name));
  if (odd) throw new BadQuery(`${odd} cannot be expanded.`);
  return {
    rows: page.map((row) => shape(row, query.get('$select'), expand, options.expandable)),
    nextLink: isLast || page.length === 0 ? null : nextLink(url, offset + size),
    count: query.get('$count') === 'true' ? matches.length : null,
  };
}

function sortKeys(text: string | null): { field: string; sign: 1 | -1 }[] {
  return (text ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, field = '', direction] = /^\s*(\w+)(?:\s+(asc|desc))?\s*$/.exec(part) ?? [];
      if (!field) throw new BadQuery('$orderby cannot be read.');
      return { field, sign: direction === 'desc' ? -1 : 1 };
    });
}

function readCount(text: string | null): number {
  if (text === null) return 0;
  if (!/^\d{1,9}$/.test(text)) throw new BadQuery(`"${text}" is no number of records.`);
  return Number(text);
}

function nextLink(url: URL, offset: number): string {
  const next = new URL(url);
  next.searchParams.delete('$skip');
  next.searchParams.set('$skiptoken', String(offset));
  return next.href;
}

function shape(row: Row, select: string | null, expand: string[], expandable: readonly string[]): Row {
  const fields = select ? new Set(select.split(',').map((name) => name.trim())) : null;
  return Object.fromEntries(
    Object.entries(row).filter(([name]) =>
      expandable.includes(name) ? expand.includes(name) : !fields || fields.has(name),
    ),
  );
}
