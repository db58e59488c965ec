const notMls = /^(?:https?|www)|^\d{1,2}\/\d|@|^(?:true|false|null|unknown|none|number|id)$/i;

/** An MLS number: letters, digits and dashes with at least four digits. Lenders' NMLS numbers never get here. */
export function readMlsNumber(value: unknown): string | null {
  const text = String(value ?? '')
    .trim()
    .slice(0, 120)
    .replace(/^(?:MLS\s*®?\s*)?[#:]*\s*/i, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/[.,;)]+$/, '');
  if (text.length < 4 || text.length > 24 || notMls.test(text)) return null;
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text) || (text.match(/\d/g)?.length ?? 0) < 4) return null;
  return text;
}
