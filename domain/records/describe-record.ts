import { allParts } from './parts/record-parts.ts';
import type { AnyEntry, PartContents, RecordCheck, RecordSection } from './schema.ts';

/** The current entries of a chain as people read them, part by part. */
export function describeRecord(entries: readonly AnyEntry[]): RecordSection[] {
  const current = currentEntries(entries);
  return allParts.flatMap((part) => {
    const { name, title, about, order = [] } = part;
    const groups = current
      .filter((entry) => entry.part === name)
      .toSorted((a, b) => order.indexOf(a.subject) - order.indexOf(b.subject))
      .map(({ subject, content, recordedAt, sequence }) => ({
        ...part.describe(content as PartContents[typeof name], subject),
        recordedAt,
        sequence,
      }));
    return groups.length > 0 ? [{ part: name, title, about, groups }] : [];
  });
}

/** The newest entry of every subject that is still there. */
export function currentEntries(entries: readonly AnyEntry[]): AnyEntry[] {
  const newest = new Map(entries.map((entry) => [`${entry.part} ${entry.subject}`, entry]));
  return [...newest.values()].filter(({ content }) => content !== null);
}

/** The state of every check, in the order of the parts. A part that the home doesn't have is left out. */
export function checkRecord(entries: readonly AnyEntry[]): RecordCheck[] {
  const current = currentEntries(entries);
  return allParts.flatMap(({ name, title, check }) => {
    const items = current
      .filter(({ part }) => part === name)
      .map(({ subject, content }) => ({ subject, content: content as PartContents[typeof name] }));
    return check && items.length > 0 ? [{ part: name, title, ...check(items) }] : [];
  });
}
