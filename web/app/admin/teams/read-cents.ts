/** Anything that is no amount of money counts as none, which forms refuse. */
export function readCents(typed: string): number {
  const text = typed.replace(/[$,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1;
}
