/** "+$29.99" and "−$29.99", always with cents, so that a column lines up. */
export function formatSigned(cents: number, { plus = true } = {}): string {
  const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const sign = cents < 0 ? '−' : plus ? '+' : '';
  return `${sign}$${dollars}`;
}
