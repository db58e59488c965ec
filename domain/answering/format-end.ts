/** The last day that is paid for, such as "December 17, 2026", where the customer is. */
export function formatEnd(endsAt: Date, { timeZone }: { timeZone: string }): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(endsAt);
}
