/** Opens the phone's dialer; undefined if it isn't a number. A US number gets its country code. */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  const isWhole = phone.trim().startsWith('+') || digits.length > 10;
  if (isWhole) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}

/** Opens a new message; undefined if it isn't a plain address. */
export function emailLink(email: string): string | undefined {
  return /^[^\s@<>,;:"()[\]\\?&]+@[^\s@<>,;:"()[\]\\?&]+$/.test(email) ? `mailto:${email}` : undefined;
}
