/** When a day of the reader's calendar begins, or the one `later` days after it; nothing for what is no day. */
export function startOfDay(day: string, later = 0): string | undefined {
  const [, year, month, date] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString();
}
