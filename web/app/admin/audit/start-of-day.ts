/** When a day begins in the reader's time zone, or the day `later` days after it. Undefined for an invalid date. */
export function startOfDay(day: string, later = 0): string | undefined {
  const [, year, month, date] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString();
}
