/** A phone number in the form +15550100142. Ten digits count as a US number. */
export function toPhoneNumber(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  const isInternational = typed.trim().startsWith('+');
  const number = isInternational
    ? `+${digits}`
    : digits.length === 10
      ? `+1${digits}`
      : digits.length === 11 && digits.startsWith('1')
        ? `+${digits}`
        : '';
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}
