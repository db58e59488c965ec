import { misspellings } from './data/misspellings.ts';

const shorthand: [RegExp, string][] = [
  [/\bw\/\s?d\b/gi, 'washer/dryer'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s?/gi, 'with '],
  [/(?<=\p{L})& /gu, ' & '],
  // "Quill & Daughters" is a name.
  [/(?<!\p{Lu}[\p{L}’'.]*) & | & (?!\p{Lu})/gu, ' and '],
  // "25” feet" means feet.
  [/(?<=\d)["”] ?(?=(?:feet|foot|ft)\b)/gi, ' '],
  // A closing quotation mark doesn't mean inches.
  [/(?<!['’]\d{0,2}|["“]\d{1,4})(\d)["”] (?=\p{Ll})/gu, '$1-inch '],
  [/(\d)['’] ?-?(?:ft|foot|feet)\b\.?(?: high(?= ceiling))?/gi, '$1-foot'],
  // "Mill + Quarry" is a name.
  [/(?<!\p{Lu}\p{L}*)\s\+\s|\s\+\s(?!\p{Lu})/gu, ' plus '],
  [/\b(\d+(?:\.\d+)?)\s?(?:BR|BD|bdrms?)\b/gi, '$1-bedroom'],
  [/\b(\d+(?:\.\d+)?)\s?(?:BA|bth)\b/gi, '$1-bath'],
  [/\b(\d)-bed\/(\d(?:\.\d)?)-bath\b/gi, '$1-bedroom, $2-bath'],
  [/\b(\d) ?bed\/(\d(?:\.\d)?) ?baths?\b/gi, '$1-bedroom, $2-bath'],
  [/\bsq\.?\s?(?:ft|feet)\b\.?(?!\.)/gi, 'sq ft'],
  [/(\d)\s?sf\b\.?/gi, '$1 sq ft'],
  [/\bapprox\.?(?=\s)/gi, 'approximately'],
  [/\bbsmt\b/gi, 'basement'],
  [/\bSS (?=appliances)/gi, 'stainless steel '],
  [/(?<=, )SS(?=,)/gi, 'stainless steel'],
  [/\bcabs\b/gi, 'cabinets'],
  [/\bhw (?=floors?)/gi, 'hardwood '],
  [/\ba\/c\b/g, 'A/C'],
  [/(\d)\s?sqft\b/gi, '$1 sq ft'],
  [/\bhdwd\b|\bhrdwd\b/gi, 'hardwood'],
  [/\bwalk in (?=closets?|showers?|pantry)/gi, 'walk-in '],
  [/\bstate of art\b/gi, 'state-of-the-art'],
  [/\bstate of the art\b/gi, 'state-of-the-art'],
  [/\bmove in ready\b/gi, 'move-in ready'],
  [/\bthru\b/gi, 'through'],
  [/\bmaster (?=bedroom|suite|bath)/gi, 'primary '],
  [/\b(?:en|on)-?suite\b/gi, 'en suite'],
  // "2 bedroom, 2 bath home", but "the 2 bedrooms".
  [/\b(\d) bed(room)?,? (?:and |\/ ?)?(\d(?:\.5)?) bath(room)?(?= \p{Ll})/giu, '$1-bed$2, $3-bath$4'],
  [/(\$[\d,.]+\d) ?\/ ?(?=month|mo\b|year)/gi, '$1/'],
  [/\b([AP]M) ?[-–—] ?(midnight|noon)\b/gi, '$1 to $2'],
  [/(?<=\b[AP]M to )Midnight\b/g, 'midnight'],
  [
    /\b(January|February|March|April|May|June|July|August|September|October|November|December), (?=20\d\d\b)/g,
    '$1 ',
  ],
];

/** A lost space: "atrue retreat". */
const lostBlank =
  /\ba(?=(?:true|rooftop|private|large|spacious|beautiful|stunning|gourmet|walk-in|wood|gas|quiet|rare|fully|huge|perfect|modern|custom|luxurious|generous|bright|sunny|charming|separate|second|full)\b)/g;

/** Another one: "a pocket doorcan be shut". Rooms and their parts never end a longer word. */
const gluedWords =
  /\b(doors?|rooms?|bedrooms?|kitchens?|baths?|bathrooms?|windows?|floors?|ceilings?|homes?|houses?|apartments?|buildings?|units?|spaces?|decks?|terraces?|gardens?|closets?|views?|islands?|appliances|counters?|countertops)(can|and|with|is|are|has|have|for|from|that|which|was|will|offers?|features?|includes?)\b/g;

/** Separates articles from the words they were typed into. */
export const splitArticles = (text: string) => text.replace(lostBlank, 'a ');

const slips: readonly [RegExp, string][] = [
  ...misspellings,
  [
    /\bThere is (?=(?:modern|large|spacious|private|new|small|separate|huge|beautiful) (?:kitchen|bedroom|bath\w*|living room|patio|balcony|terrace|yard|closet)\b)/g,
    'There is a ',
  ],
  [/\bis (?=great (?:place|spot|space)\b)/g, 'is a '],
  [/\bit's (?=own\b|finest\b|best\b)/g, 'its '],
  [/\brm\b/g, 'room'],
  [/\broof top (?=deck|terrace|patio)/gi, 'rooftop '],
  [/(?<=\p{Ll})(?=\.\d\d? acres)/gu, ' '],
  [/\bone of kind\b/gi, 'one of a kind'],
  [/\b(an?|this|truly) one of a kind (?=\p{Ll})/giu, '$1 one-of-a-kind '],
  [/\bcoop\b/g, 'co-op'],
  [/\bcal (?=today|now|for)\b/g, 'call '],
  [/\bspicket/gi, 'spigot'],
  [/(\d)-foot (long|wide|deep|tall)(?= \p{Ll})/gu, '$1-foot-$2'],
  [/\b(sun(?:light)?) filled\b/gi, '$1-filled'],
  // "Water, garbage plus sewer": the last item of a list.
  [/(?<=, \p{Ll}+) plus (?=\p{Ll}+(?:[.,]| (?:is|are)\b))/gu, ' and '],
  [/\ba (?=an? \p{Ll})/gu, ''],
  [/\bpendants (?=lights?\b|lighting\b)/gi, 'pendant '],
  [/\bH2[0O] heater\b/gi, 'water heater'],
  [/\bwrap[- ]around (?=balcony|terrace|porch|deck|windows)/gi, 'wraparound '],
  [/\b(Community|Building) Amenities\b/g, '$1 amenities'],
  [/\bon site (?=management|laundry|parking|staff|maintenance|superintendent|gym|fitness)/gi, 'on-site '],
  [/\b(one|two|three|four) story (?=\p{Ll})/gu, '$1-story '],
  [/\b(huge|large|big|oversized|corner|double|private) LOT\b/gi, '$1 lot'],
  [/\bfor additional (?=\$)/g, 'for an additional '],
  [/\bbreath taking\b/gi, 'breathtaking'],
  [/\bthe (\w+)-floor (?=hosts|has|offers|features|includes|holds)/gi, 'the $1 floor '],
  [/\bwaterworks (?=fixtures|fittings|hardware)/g, 'Waterworks '],
  [/\bitalian (?=cabinetry|marble|kitchen|stone|tile)/g, 'Italian '],
  [/\bfrench (?=doors|windows|shutters|oak)/g, 'French '],
  [/\bmurphy bed/g, 'Murphy bed'],
  [/\bfa ade\b/g, 'facade'],
  [/\b[sS]oho\b(?! House)/g, 'SoHo'],
  [/\bfor you (?=grill|guests|car|bikes?)/g, 'for your '],
  [/\bWholeFoods\b/g, 'Whole Foods'],
  [/^Corner aspect\b/, 'The corner aspect'],
  [/(?<!\p{L} )\bIndoor Parking\b/gu, 'Indoor parking'],
  [/\btribeca\b/g, 'Tribeca'],
  [/\bhi-end\b/gi, 'high-end'],
  [/\bstand alone (?=tub)/gi, 'freestanding '],
  [/\bprinter['’]s row\b/g, "Printer's Row"],
  [/(?<=, )deal (?=for|as)/g, 'ideal '],
  [/\bGUT[- ](?=renovat)/gi, 'gut-'],
  [/\b(sleek|modern|bright|open|spacious), (?=(?:kitchen|living|dining|bath|bedroom)\b)/gi, '$1 '],
  [/\bfire place/gi, 'fireplace'],
  [/\bset-back (?=from\b)/g, 'set back '],
  [/\bover-looking\b/g, 'overlooking'],
  [
    /\b(\d+) foot (?=(?:long|wide|wall|high|tall|ceilings?|private|terrace|deck|island|living)\b)/g,
    '$1-foot ',
  ],
  [/\b(180|270|360) degree (?=(?:[a-z]+ )?views?\b)/g, '$1-degree '],
  [/\b(south|north|east|west) facing (?=[a-z\d])/g, '$1-facing '],
  [/\btree ?top(?= views?)/gi, 'treetop'],
  [/\b(north|south) (east|west)(?= facing)/gi, '$1$2'],
  [/-Drenched\b/g, '-drenched'],
  [lostBlank, 'a '],
  [gluedWords, '$1 $2'],
  // Feet and inches with the same mark.
  [/\b(\d{1,2})['’](\d{1,2})['’](?!\d)/g, '$1 ft $2 in'],
  // The retold text has no attachments.
  [
    /\s*[—–(,-]\s*see (?:the )?(?:original |attached |alternate |proposed )?floor ?plans?(?: included| attached)?\)?(?=[\s.,;]|$)/gi,
    '',
  ],
  [/\b(rent(?: is| of)?) (\$\d{1,2})(\d{3})(?![,\d])/gi, '$1 $2,$3'],
  [/\bbuiltin (?=\d|the)/gi, 'built in '],
  [/\bbuiltin(?=s?\b)/g, 'built-in'],
  // Agents say "location" three times; any other repeated word is a typo.
  [/\b(?![Ll]ocation\b)(\w{2,}) \1\b(?=[ ,.])/g, '$1'],
  [/\b(?:Ease|Eats|Esat|Eaat) (?=\p{Lu}\p{Ll})/gu, 'East '],
];

function replaceAll(text: string, pairs: readonly [RegExp, string][]): string {
  return pairs.reduce((current, [pattern, plain]) => current.replace(pattern, plain), text);
}

/** Spells out shorthand and fixes typos; the words in between stay. */
export function writeOut(source: string): string {
  return replaceAll(replaceAll(` ${source} `, shorthand), slips).trim();
}

/** Fixes dashes, brackets, commas and spaces for print. */
export function fixSigns(text: string): string {
  return (
    text
      .replace(/(?<=\p{L}["”)]?) -{1,2} (?=\p{L}|\d)/gu, '—')
      .replace(
        /(?<=\p{L}{4})(?<!\b(?:picture|pixel|state|heart|right))-(?=(?:one|this|your|you|full|where|all|with|making|it's|its|an?|the|and|offering|featuring|just|plus|or|which|perfect|ideal|perfectly|ideally|steps|minutes|boasting|complete|from|rumored|once|now|each|creates|makes|offers|including|inside|not|but|while|even|every|there|there's|enjoy|whether|nothing|rare|originally|capturing|combining) )/gu,
        '—',
      )
      // "North- and west-facing" keeps its hanging hyphen.
      .replace(/(?<=\p{Ll})- (?!(?:and|or|to) [\p{L}\d]+-)(?=\p{Ll})/gu, '—')
      .replace(/\blarge—scale\b/g, 'large-scale')
      // "A Quill-designed mill", typed with a dash.
      .replace(/—(?=(?:designed|built|inspired|style|based|facing|rated|made)\b)/g, '-')
      .replace(/(?<=\d)\((?=\d)/g, ' (')
      .replace(/(?<!, )\b(?:IN|OF|TO|AT|ON|IS|BY|OR)\b(?!&)/g, (word) => word.toLowerCase())
      .replace(/\b(has|does|is|was|are|have|did|would|could)nt\b/gi, "$1n't")
      .replace(/(?<=\p{L})-- ?(The |An? )?(?=\p{L})/gu, (_, word = '') => `—${word.toLowerCase()}`)
      .replace(
        /(?<=[\p{L}\d])-(?=(?:blending|seating|creating|offering|featuring|making|providing|bringing|combining|allowing|showcasing|ensuring|delivering|adding|giving) )/gu,
        '—',
      )
      .replace(/[.!]\)/g, ')')
      .replace(/\s?\(\s*\)/g, '')
      .replace(/\(\s+/g, '(')
      .replace(/\s+\)/g, ')')
      .replace(/\s+([,.;:?])/g, '$1')
      .replace(/(?<=\p{L}) ?\/ ?(?=\p{L})/gu, '/')
      .replace(/,(?=\p{L})/gu, ', ')
      .replace(/,\s*,/g, ',')
      .replace(/\s{2,}/g, ' ')
      .trim()
  );
}
