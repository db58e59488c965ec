/** An estimate, in the words people use for one. */
export function sayTimeLeft(seconds: number): string {
  if (seconds < 50) return 'Less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes <= 1) return 'About a minute left';
  if (minutes < 10) return `About ${minutes} minutes left`;
  if (minutes < 55) return `About ${Math.round(minutes / 5) * 5} minutes left`;
  const hours = Math.round(minutes / 60);
  return hours <= 1 ? 'About an hour left' : `About ${hours} hours left`;
}
