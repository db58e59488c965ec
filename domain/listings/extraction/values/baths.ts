import { isUnknown, readPlainNumber } from './numbers.ts';

export type Baths = {
  total: number | null;
  full: number | null;
  half: number | null;
  threeQuarter: number | null;
};

function count(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** "2.5", "2 full, 1 half", "2/1", "2F 1H" and some MLSs' "2.1", which means two full and one half. */
export function readBaths(value: unknown): Baths | null {
  const none: Baths = { total: null, full: null, half: null, threeQuarter: null };
  if (isUnknown(value)) return null;
  const plain = readPlainNumber(value);
  if (plain !== null) return fromDecimal(plain, none);
  if (typeof value !== 'string' || value.length > 120) return null;
  const text = value.trim();
  const full = count(
    /(\d{1,2})\s*(?:-\s*)?(?:f\b|full)/i.exec(text)?.[1] ??
      /full(?:\s*baths?)?\s*[:(]?\s*(\d{1,2})\b/i.exec(text)?.[1],
  );
  const half = count(
    /(\d{1,2})\s*(?:-\s*)?(?:h\b|half|part(?:ial)?\b|1\/2)/i.exec(text)?.[1] ??
      /(?:half|partial|1\/2)(?:\s*baths?)?\s*[:(]?\s*(\d{1,2})\b/i.exec(text)?.[1],
  );
  const threeQuarter = count(/(\d{1,2})\s*(?:-\s*)?(?:three[- ]quarter|3\/4|¾)/i.exec(text)?.[1]);
  if (full !== null || half !== null) return { total: null, full, half, threeQuarter };
  const split = /^(\d{1,2})\s*[/|]\s*(\d)\s*(?:ba(?:ths?)?)?$/i.exec(text);
  if (split) return { ...none, full: count(split[1]), half: count(split[2]) };
  const single =
    /^(\d{1,2}(?:\.\d{1,2})?)\s*(½)?\s*\+?\s*(?:total\s+)?(?:ba|bths?|baths?|bathrooms?)?\b\.?(?:\(s\))?$/i.exec(
      text,
    );
  if (!single?.[1]) return null;
  return single[2] ? { ...none, total: Number(single[1]) + 0.5 } : fromDecimal(Number(single[1]), none);
}

function fromDecimal(amount: number, none: Baths): Baths | null {
  if (amount > 40) return null;
  const tenths = Math.round((amount % 1) * 100);
  if (tenths === 10 || tenths === 20 || tenths === 30) {
    return { ...none, full: Math.floor(amount), half: tenths / 10 };
  }
  return { ...none, total: amount };
}

/** In steps of one half: a three-quarter bath, which has a shower, counts as whole. */
export function totalOf(baths: Baths): number | null {
  if (baths.full !== null || baths.threeQuarter !== null) {
    return (baths.full ?? 0) + (baths.threeQuarter ?? 0) + 0.5 * (baths.half ?? 0);
  }
  return baths.total;
}
