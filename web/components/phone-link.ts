/** "tel:+18025550142": a US number gets its country code, so that the link works from anywhere. */
export function phoneLink(phone: string): string | undefined {
  const [number = '', extension] = phone.split(/\s*(?:ext\.?|x)\s*/i);
  const digits = number.replace(/\D/g, '');
  if (digits.length < 7) return undefined;
  const isWhole = number.trim().startsWith('+') || digits.length === 11;
  const full = isWhole ? `+${digits}` : digits.length === 10 ? `+1${digits}` : digits;
  return `tel:${full}${extension && /^\d+$/.test(extension) ? `;ext=${extension}` : ''}`;
}
