/** Megabytes with two decimals, as the upload screens show them; smaller files in kilobytes. */
export function fileSize(bytes: number): string {
  if (bytes >= 10_240) return `${(bytes / 1_048_576).toFixed(2)} MB`;
  return `${(bytes / 1024).toFixed(1)} KB`;
}
