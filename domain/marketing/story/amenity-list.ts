const heading = /\b(?:amenities|building features)\b[^.\n]*$/i;
const item = /^\s*[-–•*·]\s*(.+?)\s*$/;

/** The items of a list after "Amenities include": they're shared, even if no item says so. */
export function amenityList(text: string): ReadonlySet<string> {
  const items = new Set<string>();
  let isInside = false;
  for (const line of text.split('\n')) {
    const [, said] = item.exec(line) ?? [];
    if (said !== undefined && isInside) items.add(said);
    else if (line.trim() !== '') isInside = heading.test(line.trim());
  }
  return items;
}
