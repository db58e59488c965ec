/** No single fact is longer. */
export const maxValueLength = 2_000;
/** What a listing says about itself may be long, and longer still with its markup. */
export const maxTextLength = 40_000;

function squeezed(blanks: string): string {
  const line = blanks.indexOf('\n');
  if (line < 0) return ' ';
  return blanks.indexOf('\n', line + 1) < 0 ? '\n' : '\n\n';
}

/** A stranger's value as the readers may see it: no long runs of blanks, and no more of it than a fact can have. */
export function cutText(text: string, maxLength = maxValueLength): string {
  return text
    .trimStart()
    .slice(0, maxLength * 4)
    .replace(/\s{2,}/g, squeezed)
    .slice(0, maxLength);
}
