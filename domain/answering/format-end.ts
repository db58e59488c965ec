/** The last paid day, such as "December 17, 2026", in the customer's time zone. */
export function formatEnd(endsAt: Date, { timeZone }: { timeZone: string }): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(endsAt);
}
