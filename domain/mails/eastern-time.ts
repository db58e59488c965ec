/** "November 17, 2026 at 9:05 AM EST": readers are in the US, and most of them know Eastern time. */
export function easternTime(at: Date, dateStyle: 'medium' | 'long' = 'long'): string {
  const style = { dateStyle, timeStyle: 'long', timeZone: 'America/New_York' } as const;
  return new Intl.DateTimeFormat('en-US', style)
    .format(at)
    .replace(/(\d:\d\d):\d\d/, '$1')
    .replaceAll('\u202f', ' ');
}
