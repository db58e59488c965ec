import type { Feature } from '../../features/feature.ts';

/** What people sit on, look from or look at: its size and its side are what they remember. */
const measurable = /^(?:terrace|deck|roof-deck|patio|garden|yard|balcony|courtyard|views|pool|porch)$/;
/** Up to three words that only praise may stand between a size and its noun; "a 1,600-square-foot condo with a terrace" is a size of the condo. */
const praise = String.raw`,? (?:(?!(?:an?|the|and|with|of|in|on|to|or|plus|for|at|by|from|homes?|house|condo\w*|co-?op|apartment|unit|residence|loft|penthouse|townho\w+|duplex|floor|interior|living|studio|lot|property|building)\b)[\p{Ll}-]+,? ){0,3}$`;
const area = new RegExp(
  String.raw`(\d[\d,]*)\+?[- ]?(?:square[- ](?:foot|feet)|sq\.?[- ]?ft\.?|sf)${praise}`,
  'iu',
);
const areaBehind = /^ ?\((?:approx\w*\.? |about )?(\d[\d,]*)\+? ?(?:square feet|sq\.? ?ft\.?|sf)\)/i;
const turn = new RegExp(String.raw`\b(180|270|360)[- ]degree${praise}`, 'iu');
/** The words right before its name, behind the last article. */
const run =
  /(?:^|\b(?:an?|the|and|with|of|its|your|to|plus|or|by|from) |[,;:(] )((?:(?!(?:an?|the|and|with|of|its|your|to|plus|or|by|from) )[\p{L}\d'’-]+,? ){0,6})$/iu;
const telling =
  /^(?:private|rooftop|observation|wrap-?around|panoramic|landscaped|\p{L}+-inspired|(?:river|lake|park|ocean|water|south|west|southwest|southeast|east)-facing|walled|saltwater|unobstructed)$/iu;
/** "A private garden lounge" is a lounge, "a terrace level" a level. */
const goesOn =
  /^[ -](?:lounge|room|level|floor|apartment|duplex|unit|home|house|club|bar|suite|doors?|entrance|furniture|dining|style|space|area|seating|condo|shop|district|tower)s?\b/i;
/** "Japanese-inspired" keeps its capital. */
const plainWord = (word: string) => (/-inspired$/.test(word) ? word : word.toLowerCase());
const minSize = 60;
/** "Two terraces": a word goes before a name, not before its count. */
const isCounted = /^(?:\d|two|three|four|five|six)\b/i;

/** Whether the listing's words end where the feature's name does. */
export function isWholeName({ matched, id }: Pick<Feature, 'matched' | 'id'>, sentence: string): boolean {
  if (!measurable.test(id) || id === 'views') return true;
  const at = sentence.indexOf(matched);
  return at < 0 || !goesOn.test(sentence.slice(at + matched.length));
}

/** The feature with the size and the words that make it remarkable: "450-square-foot private patio". */
export function withWholePhrase(feature: Feature, sentence: string): Feature {
  const at = sentence.indexOf(feature.matched);
  if (!measurable.test(feature.id) || at < 0) return feature;
  const before = sentence.slice(0, at);
  const behind = sentence.slice(at + feature.matched.length);
  const start = before.slice(before.search(/[^.;:(]*$/));
  const [, size] = area.exec(start) ?? areaBehind.exec(behind) ?? [];
  const [, degrees] = feature.id === 'views' ? (turn.exec(start) ?? []) : [];
  const said = (run.exec(start)?.[1] ?? '').split(/[ ,]+/).filter((word) => telling.test(word));
  const isNew = (word: string) => !feature.phrase.toLowerCase().includes(word.toLowerCase());
  const words = [
    size &&
    !isCounted.test(feature.phrase) &&
    feature.number === 'singular' &&
    Number(size.replace(/,/g, '')) >= minSize
      ? `${size}-square-foot`
      : null,
    degrees ? `${degrees}-degree` : null,
    ...(isCounted.test(feature.phrase) ? [] : said.filter(isNew).map(plainWord)),
    feature.phrase,
  ];
  return { ...feature, phrase: words.filter(Boolean).join(' ') };
}
