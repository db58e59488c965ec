/** Rooms and levels that have their own contents. */
const rooms =
  'kitchen|living and dining (?:room|area)|living (?:room|area|space)|dining (?:room|area)|family room|great room|media room|game room|bonus room|sunroom|solarium|laundry room|powder room|(?:primary|master|guest|second|third) (?:bedroom |bath )?(?:suite|bedroom|bath(?:room)?)|bathrooms?|bedrooms?|baths?|en suite|(?:roof(?:top)? )?(?:deck|terrace)|patio|backyard|garden|library|den|office|foyer|gallery|lobby|parlor|basement|garage|(?:main|lower|upper|top|ground|garden|parlor|first|second|third|fourth|fifth|entertaining|penthouse) (?:level|floor)';
const mention = new RegExp(
  `\\b((?:main |formal |open |eat-in |combined )?(?:${rooms}))(?![\\p{L}'’-])`,
  'giu',
);
const level = /^(?:on )?(?:the )?((?:[\p{L}\d-]+ ){1,2}(?:level|floor))(?: level)?(?::|,| -|-)\s+/iu;
const label = new RegExp(`^(?:the )?(${rooms}):\\s+`, 'iu');
const outside = /^(outside|upstairs|downstairs),? /i;
const single =
  /^(?:kitchen|(?:main |formal )?(?:living|dining|great|family|laundry|powder|media) (?:room|area|space)|living and dining (?:room|area)|(?:primary|master) (?:bedroom suite|suite|bedroom|bath|bathroom)|foyer|lobby|backyard|basement|(?:penthouse|top|parlor|main|lower|upper|garden|ground) (?:floor|level))$/i;

export type Owner = { owner?: string; where?: string; rest: string };

/**
 * Which room the things in a sentence are in: the one it starts with, or the only one it names. Undefined if it names
 * several, since we couldn't tell which.
 */
export function ownerOf(text: string): Owner | undefined {
  const [head, floor] = level.exec(text) ?? [];
  if (head !== undefined && floor !== undefined)
    return { where: `on the ${floor.toLowerCase()}`, rest: text.slice(head.length) };
  const [named, room] = label.exec(text) ?? [];
  if (named !== undefined && room !== undefined)
    return { owner: `The ${room.toLowerCase()}`, rest: text.slice(named.length) };
  const [start, where] = outside.exec(text) ?? [];
  if (start !== undefined && where !== undefined)
    return { where: where.toLowerCase(), rest: text.slice(start.length) };
  const found = [...text.matchAll(mention)];
  if (found.length === 0) return { rest: text };
  const [first] = found;
  if (found.length > 1 || first === undefined) return undefined;
  const name = (first[1] ?? '').toLowerCase();
  const before = text.slice(0, first.index);
  const isSubject =
    !/\b(?:beyond|off|behind|past|near|next to|from|above|below|beside|between|adjacent to|opposite|overlooking|outside|to) (?:the|your|this)\b[^,]*$/i.test(
      before,
    ) &&
    /(?:^|\b(?:the|your|this|is the) )(?:[\p{L}\d-]+,? ){0,3}$/iu.test(before) &&
    before.split(' ').length < maxLead;
  const rest = text.slice(first.index + name.length);
  return isSubject && !/^,? (?:and|or)\b/i.test(rest) && single.test(name)
    ? { owner: `The ${name}`, rest }
    : undefined;
}
const maxLead = 12;
