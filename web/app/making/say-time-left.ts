/** An estimate, in the words people use for one. */
export function sayTimeLeft(seconds: number): string {
  if (seconds < 50) return 'less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes <= 1) return 'about a minute left';
  if (minutes < 10) return `about ${minutes} minutes left`;
  if (minutes < 55) return `about ${Math.round(minutes / 5) * 5} minutes left`;
  const hours = Math.round(minutes / 60);
  return hours <= 1 ? 'about an hour left' : `about ${hours} hours left`;
}
