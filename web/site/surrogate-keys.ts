type Change = { table: string; id?: string };

/** On all pages, for a change that may affect anything. */
const EVERYTHING = 'pages';

/** The keys under which a CDN stores a page, from what it was made from: whole tables and single rows. */
export function keysOfPage(madeFrom: string[]): string {
  const keys = madeFrom.flatMap((tag) => {
    const [table = '', row] = split(tag);
    return row === undefined ? [encode(table)] : [`${encode(table)}:${encode(row)}`, anyRowOf(table)];
  });
  return [...new Set([EVERYTHING, ...keys])].join(' ');
}

/** The keys of the pages that a change affects; the same rule as in the page cache. */
export function keysOfChange({ table, id }: Change): string[] {
  if (table === '*') return [EVERYTHING];
  return [encode(table), id === undefined ? anyRowOf(table) : `${encode(table)}:${encode(id)}`];
}

const anyRowOf = (table: string) => `${encode(table)}:any`;
/** Keys are separated by spaces. */
const encode = (text: string) => encodeURIComponent(text);

function split(tag: string): [string, string?] {
  const colon = tag.indexOf(':');
  return colon < 0 ? [tag] : [tag.slice(0, colon), tag.slice(colon + 1)];
}
