const phone = /(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.·-]{0,3}([2-9]\d{2})[\s.·-]{0,3}(\d{4})(?!\d)/;

export function readPhone(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const match = phone.exec(text.slice(0, 300));
  if (!match || (match[2] === '555' && match[3] === '5555')) return null;
  const before = text.charAt(match.index - 1);
  return /\d/.test(before) ? null : `(${match[1]}) ${match[2]}-${match[3]}`;
}
