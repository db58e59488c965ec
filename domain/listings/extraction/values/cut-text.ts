/** No single fact is longer than this. */
export const maxValueLength = 2_000;
/** Descriptions may be long, and longer still with markup. */
export const maxTextLength = 40_000;

function squeezed(blanks: string): string {
  const line = blanks.indexOf('\n');
  if (line < 0) return ' ';
  return blanks.indexOf('\n', line + 1) < 0 ? '\n' : '\n\n';
}

/** Cuts an untrusted value to the length of a fact, without long runs of whitespace. */
export function cutText(text: string, maxLength = maxValueLength): string {
  return text
    .trimStart()
    .slice(0, maxLength * 4)
    .replace(/\s{2,}/g, squeezed)
    .slice(0, maxLength);
}
