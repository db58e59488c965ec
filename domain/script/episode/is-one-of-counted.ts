/** Things a home may have several of, and their plurals. */
const plurals: Record<string, string> = {
  balcony: 'balconies',
  terrace: 'terraces',
  deck: 'decks',
  patio: 'patios',
  porch: 'porches',
  fireplace: 'fireplaces',
};
const single = new RegExp(
  `^(?:an? )?(?:(?!(?:second|third|another|additional|separate|roof|rooftop)\\b)[\\p{L}-]+ ){0,3}?(${Object.keys(plurals).join('|')})$`,
  'iu',
);
/** "Two private balconies", not "two dens and balconies". */
const counted = (plural: string) =>
  new RegExp(
    `\\b(?:two|three|four|five|[2-5]|both)(?: of (?:its|the))? (?:(?!(?:and|or|with|of)\\b)[\\p{L}-]*[^s\\s,.],? ){0,3}?${plural}\\b`,
    'iu',
  );

/** Whether a single thing may be one of those whose number the listing states, so that telling it would add one. */
export function isOneOfCounted(thing: string, texts: readonly string[]): boolean {
  const plural = plurals[single.exec(thing)?.[1]?.toLowerCase() ?? ''];
  return plural !== undefined && texts.some((text) => counted(plural).test(text));
}
