import { type Found, nothing } from './found.ts';
import { readItems } from './read-items.ts';
import { readSubject } from './read-subject.ts';
import { sayKind } from './say-kind.ts';

const form =
  /^(?:(?:also |elegantly |beautifully |fully |thoughtfully |complete |designed |outfitted |equipped |appointed |blessed |complemented |anchored |highlighted |enhanced )*(?:with|by)|featuring|boasting|offering|showcasing|including) (?:its |their )?(?!(?:over|nearly|more than|the|no|every|all|so|just|only|low|easy|[^,]* (?:away|nearby))\b)(.+?),? (?=(?:this|the|our|it|your) (.+)$)/iu;
const behind = /, (?=(?:this|the|it|our|your) )/giu;

/** "With two decks and a cedar bar, this home is a dream": the opener says what it has. */
export function gleanThingsFirst(clause: string): Found {
  const [first] = form.exec(clause) ?? [];
  if (first === undefined) return nothing;
  for (const { index } of clause.matchAll(behind)) {
    const subject = readSubject(clause.slice(index + 2));
    if (!subject || /^an? /.test(subject.name) || /^it\b/i.test(clause.slice(index + 2))) continue;
    const list = clause
      .slice(0, index)
      .replace(
        /^(?:(?:[\p{L}]+ ){0,2}(?:with|by)|featuring|boasting|offering|showcasing|including) (?:its |their )?/iu,
        '',
      );
    return { told: sayKind(subject), things: [{ owner: subject.name, items: readItems(list) }] };
  }
  return nothing;
}
