import { topicOf } from './topic-of.ts';

/** Questions about one kind of thing, and what fits them besides. */
const besides: Record<string, ReadonlySet<string>> = {
  laundry: new Set(),
  climate: new Set(['floors']),
  closets: new Set(['storage']),
  storage: new Set(['closets', 'kitchen']),
  fireplace: new Set(),
  light: new Set(['view', 'ceilings']),
  view: new Set(['light', 'outside']),
  baths: new Set(['bedrooms', 'floors', 'closets', 'storage']),
  appliances: new Set(['kitchen']),
  kitchen: new Set(
    'appliances storage closets floors light view ceilings fireplace laundry climate'.split(' '),
  ),
  lift: new Set(),
};
/** Asked with yes or no: whatever else is named is beside the point, of a known kind or not. */
const isYesOrNo: ReadonlySet<string> = new Set(['lift', 'fireplace']);
const listed =
  /^(?:(?:Inside|Upstairs|Additionally), )?(?:There(?:'s| are)|there(?:'s| are)|It (?:also )?has|It's (?:also )?(?:equipped|complete|fitted|outfitted) with|Amenities include) (?<things>.+)\.$/;
const included = /^(?<things>[^.]+,[^.]+) (?:is|are)(?: also)? included\.$/;
/** One thing with "and" in its name. */
const pairs =
  /\b(washers?|heating|heat|cooling|tub|steam) and (?=(?:\p{L}+ )?(?:dryers?|cooling|air|heat|shower|sauna)\b)/giu;

/** What an answer to these names at least. */
const wanted: Record<string, RegExp> = {
  finishes:
    /\b(?:floor(?:s|ing)?|hard ?woods?|\p{L}*wood\p{L}*|oak|walnut|maple|pine|cherry|mahogany|teak|bamboo|cork|tiles?|tiled|marble|granite|quartz\w*|stone|slate|travertine|limestone|porcelain|brick|concrete|cement|plaster|steel|glass|carpet\w*|parquet|herringbone|ceilings?|walls?|mou?ldings?|millwork|trim|wainscot\w*|panel\w*|beams?|paint\w*|finish\w*|fixtures?|hardware|doors?|cabinet\w*|counter\w*|terrazzo|brass|bronze|material\w*|wallpaper|built-ins?|lighting|windows?|fireplaces?)\b/iu,
  parking:
    /\b(?:garages?|park(?:s|ing|ed)?|cars?|driveways?|carports?|(?<!living |outdoor |green )spaces?|spots?|EV|charg\w+|curb|street|vehicles?|bays?|pad|valet)\b/i,
  baths:
    /\b(?:\p{L}*bath\p{L}*|showers?|tubs?|vanit\p{L}+|sinks?|powder|toilets?|en-?suite|spa|sauna|steam|jacuzzi|bidet|faucets?|soaking|til\p{L}+|marble|mirrors?|water closets?)\b/iu,
};
/** Things of the lot, which nobody finds inside. */
const ofSite = /\b(?:curb cuts?|gates?|fenc\w+|driveways?|sidewalks?|alleys?|lawns?)\b/i;

/** Whether a list names only what is on the lot. */
export function isOfSite(text: string): boolean {
  const { things } = listed.exec(text)?.groups ?? {};
  const names = things?.split(/, (?:and |plus )?| and /) ?? [];
  return (
    names.length > 0 && names.every((thing) => ofSite.test(thing.split(/ (?:with|to|in|of|for) /)[0] ?? ''))
  );
}

/** Whether an answer names something its question didn't ask for: "And the laundry?" – "A washer, and a fireplace." */
export function goesBeyond(question: string, text: string): boolean {
  if (wanted[question]?.test(text) === false) return true;
  const fitting = besides[question];
  const { things } = (listed.exec(text) ?? included.exec(text))?.groups ?? {};
  if (!fitting || things === undefined) return false;
  return things
    .replace(pairs, '$1 & ')
    .split(/, (?:and |plus )?| and /)
    .map(topicOf)
    .some((topic) =>
      topic === undefined ? isYesOrNo.has(question) : topic !== question && !fitting.has(topic),
    );
}
