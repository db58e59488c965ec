import { sayPlaces } from '../say-places.ts';

const start =
  /^(?:all (?:of )?(?:this|that)|(?:\p{L}+ )?(?:location|spot)|prime|amazing|great|unbeatable|just|close|located|situated|set|tucked|it|this|you|from (?:this|here)|welcome|enjoy|live|walk|the (?:home|building|location)|a \d|with|perfectly|conveniently|easy|ideally|at)/iu;
const near =
  /(?:^|[\s,])((?:just |only |all |mere )*(?:steps|moments|minutes|(?:a |one |two |three |half a |\d+-minute )*(?:short |easy )?(?:blocks?|walk|stroll))(?: away)? (?:from|to) |close to |(?:just )?across (?:the street )?from |walking distance (?:to|of) )/giu;
const access = /\b(?:unbeatable|unmatched|immediate|unparalleled|incredible) access to /gi;
const beginsAway =
  /^with (.{5,90}? (?:just |only )?(?:(?:a|one|two|three|a few) )?(?:blocks?|steps|minutes|moments) away),/i;
const inside =
  /\b(?:deck|terrace|patio|balcony|kitchen|bedroom|parking|garage|storage|laundry|elevator|gym|lobby|room|bath)\b/i;

/** "All this, a short walk to Pier Park": what's near, if it's the home that is near it. */
export function pickNear(text: string, isSaid: (statement: string) => boolean): string[] {
  return placesOf(text, (told) => !untold.test(told) && isSaid(told));
}

/** We never say that a home is near schools or houses of worship; "spots like" isn't a place. */
const untold =
  /\b(?:elementary|schools?|academy|montessori|preschool|daycare|church\w*|temple|synagogue|mosque|spots|parish|cathedral|fun|charm|commute)\b/i;

function placesOf(text: string, isSaid: (statement: string) => boolean): string[] {
  const own = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(access, 'great access to ')
    .replace(/[—–]/g, ', ');
  if (!start.test(own)) return [];
  const [, away] = beginsAway.exec(own) ?? [];
  if (away !== undefined && !inside.test(away)) return (sayPlaces(away) ?? []).filter(isSaid);
  const toAccess = own.search(/\bgreat access to /i);
  if (toAccess >= 0 && !inside.test(own.slice(0, toAccess))) return firstSaid(own.slice(toAccess), isSaid);
  for (const { index, 0: found } of own.matchAll(near)) {
    const before = own.slice(0, index);
    if (inside.test(before)) return [];
    const said = found === '' ? [] : firstSaid(own.slice(index).replace(/^[\s,]+/, ''), isSaid);
    if (said.length > 0) return said;
  }
  return [];
}

/** The whole list, or as much of it as we can say. */
function firstSaid(text: string, isSaid: (statement: string) => boolean): string[] {
  const ends = [text.length, ...[...text.matchAll(/, /g)].map(({ index }) => index).reverse()];
  for (const end of ends) {
    const told = sayPlaces(text.slice(0, end))?.filter(isSaid) ?? [];
    if (told.length > 0) return told;
  }
  return [];
}
