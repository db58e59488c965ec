const subject =
  '(?:home|house|apartment|unit|residence|condo(?:minium)?|co-?op|loft|town ?(?:house|home)|row ?house|brownstone|bungalow|penthouse|duplex|triplex|studio|(?:\\d|one|two|three|four|five|six)[- ]bed(?:room)?|bedroom|cottage|villa|estate|gem|retreat)';
const verb =
  '(?:features?|offers?|boasts?|has|includes?|is|showcases?|provides?|delivers?|presents?|combines?|blends?|comes|welcomes|spans|gives|greets|lives|opens|enjoys|pairs|brings|captures|exudes)';
/** "Set on a quiet block near the park, this loft features brick walls": from "this loft" on, it's about the home. */
const turn = new RegExp(
  `(?:,\\s+(?:this|the|your)|\\sthis)\\s+(?:[\\p{L}\\d'’&,-]+\\s+){0,8}?${subject}(?:\\s+[\\p{L}\\d-]+){0,2}?\\s+${verb}\\b`,
  'iu',
);
/** Only a sentence that starts elsewhere can return to the home. */
const elsewhere =
  /^(?:located|situated|nestled|set|perched|tucked|perfectly|ideally|conveniently|steps|moments|minutes|blocks|just|close|near|surrounded|positioned|poised|in|on|at|within|housed|with|amid|high|only|overlooking|part|right)\b/i;

/** Where a sentence that starts with the location or the building gets to the home; 0 if it never leaves it. */
export function homeClauseStart(sentence: string): number {
  if (!elsewhere.test(sentence.replace(/^[^\p{L}]+/u, ''))) return 0;
  const found = turn.exec(sentence);
  return found ? found.index + 1 : 0;
}
