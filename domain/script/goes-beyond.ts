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

/** Whether an answer names something its question didn't ask for: "And the laundry?" – "A washer, and a fireplace." */
export function goesBeyond(question: string, text: string): boolean {
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
