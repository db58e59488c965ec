import { type Found, nothing } from './found.ts';
import { readHaving } from './read-having.ts';
import { readItems } from './read-items.ts';
import { readSubject } from './read-subject.ts';
import { sayKind } from './say-kind.ts';

const start = /(?<=[\s,—–-])(?:the|this|your|our|an?) (?=\p{L})/giu;
/** Only wished for, or possibly someone else's. */
const limit =
  /\b(?:not|no|could|may|might|if|potential|imagine|whether|unless|until|plans?|proposed|before|or|like)\b[^,]*$/i;
const behind =
  /^(?: with|,? (?:that |which )?(?:is )?(?:\p{L}+ly )?(?:featuring|boasting|offering|showcasing|including|complete with|outfitted with|equipped with|appointed with|features|boasts|offers|has|includes)) /iu;

/** One of the bedrooms isn't all of them, and a possible use of a room isn't a room. */
const used = /\b(?:of|for|as|or|like|than|be|become|into an?)\s$/i;
const listed = /(?:,|\band|\bincluding|\bwith|\bfeaturing)\s$/i;
const bedroom = /\bbed ?rooms?\b/i;
const otherRoom =
  /(?:^|\s)(?:bed|bath|living |dining |family |laundry |powder |media |play)?(?:rooms?|suites?|kitchen|garage|terrace|deck|yard|backyard|patio|balcony|porch|garden|office|den|library|closets?|parking|floor plan|layout|elevator|storage|gym|hall|foyer|level)(?= with|$| for| in| on| off| featuring)/i;

/** A suite has its own bath and closets. */
const suite = /\b(?:suite|bedroom)$/i;
const ofSuite = /\b(?:(?:bath|dressing |sitting )room|bath|closets?)\b/i;

/** "A culinary paradise awaits in the kitchen, boasting an island": a room named anywhere, then its list. */
export function gleanNamed(clause: string): Found {
  for (const { index } of clause.matchAll(start)) {
    const before = clause.slice(0, index);
    if (limit.test(before)) return nothing;
    if (used.test(before)) continue;
    const subject = readSubject(clause.slice(index));
    const isSure = subject !== undefined && behind.test(` ${subject.rest} `.replace(/^ ,/, ','));
    if (!isSure) continue;
    const list = readHaving(subject.rest.replace(/^,? ?(?:that|which) /, '').replace(/^, /, ''));
    // After the last item of a list, we keep everything that follows.
    const isInList = listed.test(before) && !/\band\s$/i.test(before);
    const all = list === undefined ? [] : readItems(list, isInList);
    // "A den with a bar, a yard": in a list of rooms, the next room doesn't belong to the first.
    const isOther = (item: string) =>
      otherRoom.test(item) &&
      !(suite.test(subject.name) && ofSuite.test(item) && !otherRoom.test(item.replace(ofSuite, '')));
    const end = all.findIndex((item, at) => (at > 0 || bedroom.test(item)) && isOther(item));
    const items = end < 0 ? all : all.slice(0, end);
    const told = sayKind(subject);
    if (items.length + told.length > 0) return { told, things: [{ owner: subject.name, items }] };
  }
  return nothing;
}
