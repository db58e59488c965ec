/** "a, b and c"; with a comma before the last "and" if an item has one of its own. */
export function joinList(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  const comma = items.length > 2 && items.some((item) => / and /.test(item)) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} and ${items.at(-1)}`;
}
