const periods: [string, RegExp][] = [
  ['twice a year', /semi-?\s?annual|bi-?annual|twice a year|every (?:six|6) months/i],
  ['a month', /\b(?:mo|mos|mth|month|monthly|pcm)\b|^m$/i],
  ['a quarter', /\b(?:qtr|qtrly|quarter|quarterly)\b|^q$/i],
  ['a week', /\b(?:wk|week|weekly|pw)\b/i],
  ['a year', /\b(?:yr|year|yearly|annual|annually|annum)\b|^[ay]$/i],
];

/** "Monthly", "/mo", "annually": how often a fee is due, in words. */
export function readFeePeriod(text: string): string | null {
  return periods.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;
}

const amount = /^\D{0,3}\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(\.\d{1,2})?(?!\d|,\d)/;

export type Fee = { dollars: number; period: string | null };

/** "$412.50 monthly"; a second fee after the first one is left out. */
export function readFee(text: string): Fee | null {
  const found = amount.exec(text.trim());
  const dollars = Number((found?.[1] ?? '').replaceAll(',', '')) + Number(found?.[2] ?? 0);
  if (!found || !(dollars > 0)) return null;
  const rest = text.trim().slice(found[0].length).split(/[$;|]/)[0] ?? '';
  return { dollars, period: readFeePeriod(rest) };
}

export function writeFee({ dollars, period }: Fee): string {
  const digits = Number.isInteger(dollars) ? 0 : 2;
  const written = dollars.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return period ? `$${written} ${period}` : `$${written}`;
}
