/** Moves the decimal point in the text instead of multiplying: 19.99 must not become 1998.9999. */
export function toCents(dollars: string): number {
  const [whole = '0', part = ''] = dollars.trim().replace(/^\$/, '').split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
