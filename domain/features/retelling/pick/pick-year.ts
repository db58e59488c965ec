const houses =
  'co-op|cooperative|building|brownstone|townhouse|house|walk-up|home|condominium|tower|mansion|residence|rowhouse|bungalow|three-flat|two-flat';
const year =
  '((?:about |circa |approximately )?(?:1[789]|20)\\d\\d|(?:the )?(?:early |late |mid-)?(?:1[789]|20)\\d0s)';
const built = new RegExp(
  `\\b(${houses}),? (?:originally )?(?:built|constructed|completed|erected)(?: in)? ${year}(?=[,.;—)]|$| (?:on|in|by|with|and)\\b)`,
  'iu',
);
const dating = new RegExp(
  `\\b(${houses}),? dating (?:back )?(?:to|from) ${year}(?=[,.;—)]|$| (?:on|in|by|with|and)\\b)`,
  'iu',
);
const another = /\b(?:originally|addition|once|former|converted|rebuilt|renovated)\b/i;

/** "A co-op built in about 1908": the building's age. */
export function pickYear(text: string): string[] {
  const own = text.replace(/[()]/g, '');
  if (another.test(own)) return [];
  const [, house, when] = built.exec(own) ?? [];
  if (house !== undefined && when !== undefined)
    return [`The ${house.toLowerCase()} was built in ${when.toLowerCase()}.`];
  const [, old, since] = dating.exec(own) ?? [];
  return old === undefined || since === undefined
    ? []
    : [`The ${old.toLowerCase()} dates to ${since.toLowerCase()}.`];
}
