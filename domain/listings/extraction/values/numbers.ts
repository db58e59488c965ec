const unknownText =
  /^(?:-+|–|—|n\/?a|none|null|undefined|unknown|tbd|\?+|\.+|not available|call|0+(?:\.0+)?)$/i;

/** 0, a dash, "N/A" and the like mean "unknown" on listing pages. */
export function isUnknown(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  if (typeof value === 'number') return !Number.isFinite(value) || value <= 0;
  return typeof value === 'string' && (value.trim() === '' || unknownText.test(value.trim()));
}

/** A number alone, with or without thousands separators. */
export function readPlainNumber(value: unknown): number | null {
  if (isUnknown(value)) return null;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.length > 24) return null;
  const text = value.trim().replace(/^\+/, '');
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.\d{1,8})?$/.test(text)) return null;
  const number = Number(text.replace(/,/g, ''));
  return number > 0 ? number : null;
}

const money =
  /(?:^|[^\w.,])(US|CA|C|CAD|USD)?\s?\$\s?(\d{1,3}(?:[,\s]\d{3})+|\d+)(\.\d{1,3})?\s?([KkMm](?:il(?:lion)?)?\b)?/;

export type Money = { amount: number; currency: 'USD' | 'CAD' | null; perMonth: boolean };

/** "$1,250,000", "C$ 450K", "$2,500/mo". Amounts per square foot, ranges and payments are not prices. */
export function readMoney(value: unknown): Money | null {
  if (typeof value === 'number')
    return isUnknown(value) ? null : { amount: value, currency: null, perMonth: false };
  if (typeof value !== 'string') return null;
  const text = value.slice(0, 200);
  const plain = readPlainNumber(text);
  if (plain !== null) return { amount: plain, currency: null, perMonth: false };
  const match = money.exec(text) ?? /^(USD|CAD)()?\s?(?=\d)/.exec(text);
  if (!match) return null;
  const digits = match[2]
    ? `${match[2].replace(/[,\s]/g, '')}${match[3] ?? ''}`
    : (/\d[\d,.]*/.exec(text)?.[0].replace(/,/g, '') ?? '');
  const scale = /^k/i.test(match[4] ?? '') ? 1_000 : /^m/i.test(match[4] ?? '') ? 1_000_000 : 1;
  const amount = Number(digits) * scale;
  if (!Number.isFinite(amount) || amount <= 0) return null;
  const rest = text.slice(match.index + match[0].length);
  if (/^\s*(?:\/|per|a)\s*(?:sq|ft|sf|acre)/i.test(rest)) return null;
  const perMonth = /^\s*(?:\+|-)?\s*(?:\/|per|a)\s*mo|^\s*monthly/i.test(rest);
  const mark = (match[1] ?? '').toUpperCase();
  const currency =
    /^\s*CAD\b/.test(rest) || ['C', 'CA', 'CAD'].includes(mark)
      ? 'CAD'
      : /^\s*USD\b/.test(rest) || mark !== ''
        ? 'USD'
        : null;
  return { amount, currency, perMonth };
}

/** A count such as beds: "3", "3 Beds", "3.0"; "Studio" isn't one. */
export function readCount(value: unknown): number | null {
  if (typeof value === 'string' && /^\s*studio\s*$/i.test(value)) return 0;
  const plain = readPlainNumber(value);
  if (plain !== null) return plain;
  if (typeof value !== 'string' || value.length > 40) return null;
  const match =
    /^\s*(\d{1,2}(?:\.\d{1,2})?)\s*\+?\s*(?:total\s+)?(?:bds?|br|beds?|bedrooms?|ba|baths?|bathrooms?|full|total)?\b\.?\s*(?:\(s\))?$/i.exec(
      value,
    );
  return match?.[1] ? readPlainNumber(match[1]) : null;
}

export function readYear(value: unknown): number | null {
  const text = String(value ?? '').trim();
  const match = /^(?:built in\s+|c\.?\s*|circa\s+)?((?:1[6-9]|20)\d{2})(?:\.0)?(?:\s*[/(].{0,40})?$/i.exec(
    text,
  );
  return match?.[1] ? Number(match[1]) : null;
}

export function readCoordinate(value: unknown, limit: number): number | null {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^-?\d{1,3}\.\d+$/.test(value.trim())
        ? Number(value)
        : Number.NaN;
  return Number.isFinite(number) && number !== 0 && Math.abs(number) <= limit ? number : null;
}
