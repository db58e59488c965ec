const year =
  /^[^.;,]{0,16}?(?:\(|\bin |\bnew in |\breplaced in |\binstalled in |\bupdated in |\bfrom |\bcirca )((?:19|20)\d\d)\b|^ (?:unit |system |tank )?\(?((?:19|20)\d\d)\b/i;
const where =
  /^\s*(?:is |are )?((?:on|in|off|at|of) (?:the |each |every )?(?:first|second|third|fourth|fifth|2nd|3rd|4th|5th|main|lower|upper|top|garden|parlor|ground|basement|primary|living|dining|master|family|great|back|front|rear|both|most|all|one|some|kitchen)(?: (?:floors?|levels?|suite|bedrooms?|rooms?|of the|baths?|bathrooms?|bath|areas?|side|living|spaces?))+|in the (?:foyer|hall(?:way)?|entry(?:way| hall)?|entrance hall)(?! closet))\b/i;

/** "Two of the bedrooms have walk-in closets", "two more bedrooms with fireplaces": the others don't. */
const someRooms =
  /\b(one|two|three|four|some|most|[1-4]) (?:of (?:the|these|its|our|those) (?:[\p{L}-]+ ){0,2}?|(?:additional|other|more|secondary|upper|guest|further)(?: [\p{L}-]+){0,2}? )(bed ?room|bath(?:room)?)(?:s| suites)?,? (?:each |both |also |all )?(?:with|has|have|features?|includes?|offers?|enjoys?|boasts?|comes? with|is (?:\p{L}+ly )?(?:outfitted|equipped|fitted|lined) with)\b(?:(?!\bbath|\brooms?\b)[^.;,]){0,40}(?:, (?:and )?)?$/iu;
/** "All three bedrooms are large; two have walk-in closets." */
const someHave =
  /\b(bed ?room|bath(?:room)?)s\b[^.]{0,120}(?:[;,]| [-–—]) (?:and )?(one|two|three|four|[1-4]) (?:of (?:them|which) )?(?:has|have|features?|featuring|boast(?:s|ing)|offering|with)\b[^.;,]{0,40}$/iu;
const words = ['', 'one', 'two', 'three', 'four'];

/** "Per sellers, the roof is new": the listing itself doesn't claim it. */
export const isSomebodysWord =
  /\b(?:per|according to) (?:the )?(?:current |previous |prior )?(?:sellers?|owners?)\b/i;

function partOfRooms(before: string): string | undefined {
  const [, first, room] = someRooms.exec(before) ?? [];
  const [, others, second] = someHave.exec(before) ?? [];
  const count = first ?? second;
  const name = (room ?? others)?.toLowerCase().replace('bed room', 'bedroom').replace('bathroom', 'bath');
  return count && name && `in ${words[Number(count)] ?? count.toLowerCase()} of the ${name}s`;
}

function wordOf(before: string): string | undefined {
  const [found = ''] = isSomebodysWord.exec(before) ?? [];
  const who = /\b(?:seller|owner)s?$/i.exec(found)?.[0].toLowerCase();
  return who && `according to the ${who}`;
}

/** "2021 HVAC" */
const yearBefore = /\b((?:19|20)\d\d) (?:new |brand[- ]new |installed )?$/i;

/** "A doorman from 3-11PM": none for the rest of the day. */
const onDuty =
  /^ (?:on duty |daily )?\(?(?:from )?(\d{1,2})(?::00)? ?(?:am|pm|a\.m\.|p\.m\.)? ?(?:-|–|to|until) ?(\d{1,2})(?::00)? ?([ap])\.?m\b/i;

/** The hours someone is on duty, as people say them. */
export function readHours(after: string): string | undefined {
  const [, from, to, half = ''] = onDuty.exec(after) ?? [];
  if (!from || !to) return undefined;
  return `from ${from} to ${to}${/p/i.test(half) && Number(to) >= eveningHour ? ' p.m.' : ''}`;
}

const eveningHour = 8;

/** "Heated floors and a steam shower in the primary bath": both are in it. */
const besideInBath =
  /^ and (?:an? )?(?:[\p{L}-]+ ){0,2}?(?:shower|tub|vanity|vanities|towel (?:bars?|racks?|warmers?))(?= in (?:the |your )?(?:primary|master)\b)/iu;

/** The year of a feature, and the only place it applies, from the words around its name. */
export function readLimits(before: string, after: string): { year?: string; where?: string } {
  const dated = year.exec(after);
  const foundYear = dated?.[1] ?? dated?.[2] ?? yearBefore.exec(before)?.[1];
  const placed = where
    .exec(after.replace(besideInBath, ''))?.[1]
    ?.replace(/ of the$/, '')
    .toLowerCase();
  const foundWhere = (placed && asPlace(placed)) ?? partOfRooms(before) ?? wordOf(before);
  return {
    ...(foundYear && { year: foundYear }),
    ...(foundWhere && { where: foundWhere.toLowerCase().replace('master', 'primary') }),
  };
}

const ordinals: Record<string, string> = { '2nd': 'second', '3rd': 'third', '4th': 'fourth', '5th': 'fifth' };

/** "Of the lower level", "in primary bath", as people say it. */
const asPlace = (written: string) =>
  written
    .replace(/^of (?=.*\b(?:floor|level)s?$)/, 'on ')
    .replace(/^of /, 'in ')
    .replace(/\b(?:2nd|3rd|4th|5th)\b/, (digit) => ordinals[digit] ?? digit)
    .replace(/^(on|in|off|at) (?!(?:the|each|every|both|most|all|one|some)\b)/, '$1 the ');

const reach =
  /^(?: (?:flow|run|extend|continue)s?)? throughout (?:(?:all|most)(?: of)? )?(?:the |its )?((?:(?:main|upper|lower|first|second|third|top|common|living|dining|entertaining|public|formal) (?:and )?)+(?:floors?|levels?|areas?|spaces?|rooms?)|(?:(?:two|three|four|both|all) )?(?:[\p{L}-]+ ){0,2}bedrooms)\b/iu;

/** "Throughout the main level" doesn't mean throughout the home. */
export function readReach(behind: string): string | undefined {
  const part = reach.exec(behind)?.[1]?.toLowerCase();
  if (!part) return undefined;
  if (part.endsWith('bedrooms')) return 'in the bedrooms';
  return `${/(?:floor|level)s?$/.test(part) ? 'on' : 'in'} the ${part}`;
}
