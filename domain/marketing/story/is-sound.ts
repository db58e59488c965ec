import { hasFiniteVerb } from './finite-verb.ts';

export const maxSentenceLength = 420;

/** A list of things may stand alone; "This updated home with a den" is missing its end. */
const needsVerb =
  /^(?:this|these|the|in|at|on|its|all|with|featuring|boasting|including|outfitted|offering|designed|nestled|set|tucked|perched|spanning|known|while|as|when|upon|from)\b/i;
const dated =
  /\b(?:located|situated|find|discover|replaced|renovated|updated|installed|completed|surrounded|anchored|complemented|adorned|filled|built|you)\b/i;

/** A whole sentence that a careful person could have written. */
export function isSound(sentence: string): boolean {
  const words = sentence.split(/\s+/);
  return (
    sentence.length <= maxSentenceLength &&
    (!needsVerb.test(sentence) || hasFiniteVerb(sentence) || isDated(sentence)) &&
    !isSpliced(sentence) &&
    !isOpenList(sentence) &&
    !manyOfOne.test(sentence) &&
    !twoVerbs.test(sentence) &&
    !/^(?:ideally |perfectly |conveniently )?(?:situated|located|nestled|perched|set)\b.*?, you\b/i.test(
      sentence,
    ) &&
    (sentence.match(/"/g)?.length ?? 0) % 2 === 0 &&
    (sentence.match(/\(/g)?.length ?? 0) === (sentence.match(/\)/g)?.length ?? 0) &&
    /^[\p{Lu}\d"“]/u.test(sentence) &&
    !unsound.test(sentence) &&
    !mixedCase.test(sentence) &&
    !isNote(sentence) &&
    !isTitle(words)
  );
}

/** "The roof replaced in 2020" is familiar shorthand. */
const isDated = (sentence: string) =>
  /^(?:the|all|in|at|on|from|as|when|upon)\b/i.test(sentence) && dated.test(sentence);

/** Two sentences with a comma between them: "There are closets, it is wired for sound." */
function isSpliced(sentence: string): boolean {
  const found = splice.exec(sentence);
  if (!found) return false;
  const first = sentence.slice(0, found.index);
  return !subordinate.test(first) && hasFiniteVerb(first);
}

const splice =
  /,\s(?:it|there|this|they|these|you)(?:['’](?:s|re|ll)| (?:is|are|was|has|have|also|will|can|features?|includes?|offers?|boasts?|conveys?))\b|,\s[\p{L}\s-]{4,40}\b(?:are|is) all\b|,\s(?:[\p{L}-]+ ){0,2}the (?:[\p{L}-]+ ){1,3}(?:is|are|has|have|offers|features) /iu;
/** "While the garden is small, it has a gate." */
const subordinate =
  /\b(?:while|as|if|when|whether|once|because|since|though|although|where|wherever|from|unlike|after|before|until|so)\b/i;

/** "The home has featuring two baths": two sentences merged, each keeping its verb. */
const twoVerbs =
  /\b(?:has|have|offers|includes|boasts|comes with) (?:featuring|boasting|including|offering|has|have|boasts|offers|includes|is|are)\b|\b(?:is|are) (?:has|have|features|boasts|includes)\b/i;

/** "A large picture windows". */
const manyOfOne =
  /\ban? (?:large|picture|oversized|beautiful|huge|custom|new|wide|gleaming|spacious|hardwood|walk-in) (?:[a-z-]+ )?(?:windows|floors|ceilings|closets|cabinets|countertops|bedrooms|bathrooms)\b|\b\d\.1 ?-? ?bath/i;

/** "Access to the highway, the train, shops": a list needs "and" before its last item. */
function isOpenList(sentence: string): boolean {
  const parts = sentence.replace(/\([^)]*\)/g, '').split(',');
  const lastTwo = parts.slice(-2).map((part) => part.trim());
  return (
    parts.length > 2 &&
    lastTwo.every((part) => part.split(' ').length <= 5 && !linked.test(part) && !/\band\b/.test(part))
  );
}

const linked =
  /^(?:with|offering|featuring|including|all|which|where|plus|and|or|just|from|in|on|at|by|making|creating|complete|while|but|so|yet|too|as|for|making|providing|overlooking|leading|allowing|ensuring|adding|bringing|giving|showcasing|opening|perfect|ideal|\p{Lu}\p{L}+\.?$)\b|[:;—]/iu;

/** "commUNITy": stray capitals; "walking distance The Market": a missing period. */
const mixedCase =
  /:\p{Lu}|^This is a home at \d|(?<=[\p{L}\d]) (?:This|These|Enjoy|Located|Includes) \p{Ll}|(?<!\b(?:ft|sq|approx|no|vs|bldg))\. \p{Ll}|\b(?:distance|to offer) \p{Lu}|^\d+ - \d|\p{Ll}\p{Lu}{2,}|\p{Lu}{4,}\p{Ll}{2,}/u;

/** "Kitchen and garden.", "Dishwasher, 2023.", and points of a list run together. */
function isNote(sentence: string): boolean {
  const joined = sentence.match(
    /(?<=[\p{Ll}\d]) (?:Building|Located|Low|Heated|In-unit|Private|Close|Steps|Walk|New|Large|Updated|Garage|Central|Hardwood|Stainless|Easy)\b/gu,
  );
  return (
    (joined?.length ?? 0) > 1 ||
    (/^\p{Lu}[\p{L}'’]+(?: (?:&|and|\p{Lu}[\p{L}'’]+))+:/u.test(sentence) &&
      !/^[^:]*\b(?:floor|level|house|unit|include)/i.test(sentence)) ||
    /^[\p{L}\s]{3,25}(?:,\s|—)(?:19|20)\d\d\.$/u.test(sentence) ||
    /^\p{L}+ and \p{L}+\.$/u.test(sentence) ||
    /^[\p{L}\s]{3,25}—\p{Lu}/u.test(sentence) ||
    /^this is an? (?:[\p{L}-]+ ){0,3}(?:home|condo|gem|house|apartment|place|unit|residence|penthouse|loft|property)\.$/iu.test(
      sentence,
    )
  );
}

/** Page leftovers, two lists on one line, and first-person talk. */
const unsound =
  /^(?:can|could|may|might|will|would|should|must) (?:also )?be\b|\ban? [\p{Ll}-]+, (?:open|bright|airy|spacious|large|sunny|quiet|modern|new|grand|wide|light)\.$|[*|{}[\]_<>]|\.\.|\?|\bpleased to\b|\bwe\b|\bour\b|\w \w+(?: highlights| features| amenities):|\s\)|\(\s|\bbuyer|,\s*\.|\.,|#\d|\bseller\b|\b(?:please|tenants?|rented|priced|below market|income potential|value[- ]add|cash flow|cap rate|upside|rental income|income[- ]producing|vacant|easy to show|portfolio|asset|enthusiasts|rent roll|financials|landlord|NOI|gross income)\b|\b(?:bed|bath|the|an?|of|with|and|to|in|or|for|from|by|at|on|both|its?|your|this|lbs?|while|which|but)\.$|[.,;:]\s?[;,]|:[^:]+:|\b(?:ARV|rehabbers?|ROI|investors?|cash[- ]flow|rental demand|mins|info|etc|tons of|more than (?:just )?an? (?:home|house|apartment|address|residence|place)|(?:not|isn['’]t) just an?|more than just|prepare to be|chance to|not to be missed|an? (?:truly|very|really|most) an?|child(?:ren)?|kids?|teens?|toddlers?)\b|\b(?!1[123]th)\d*[123]th\b/iu;

const smallWord = /^(?:For|And|With|In|Of|On|To|From|Or|By|W)$/;

/** "Resort-Style Amenities In The Heart Of Town" and "4 Stop Elevator" are headlines. */
function isTitle(words: readonly string[]): boolean {
  const [, ...rest] = words;
  if (rest.some((word, at) => smallWord.test(word) && !/[.:"]$/.test(words[at] ?? ''))) return true;
  if (rest.length > 1 && rest.length < 5 && rest.every((word) => /^[\p{Lu}\d]/u.test(word))) return true;
  const long = words.filter((word) => /^\p{L}{4,}/u.test(word));
  return long.length > 2 && long.filter((word) => /^\p{Lu}/u.test(word)).length > long.length * 0.7;
}

/** A note, as MLS remarks allow: "Ground floor: a guest room." */
const label = /^[\p{L}\d][\p{L}\d'’ ()&/-]{0,40}:/u;
const maxPosted = 320;
/** Nobody reads a longer list. */
const maxCommas = 11;

/** "The heart of home is gourmet kitchen": the telegraph style of an MLS. */
const lacksArticle =
  /^comes with\b|\bheart of home\b|\b(?:is|sets|into|features|includes) (?:gourmet|warm|massive|spacious|stunning|beautiful|large|expansive|private|inviting) (?:[a-z-]+ ){0,2}(?:kitchen|tone|island|room|suite|foyer|space|deck|terrace|closet|balcony|yard)\b/i;

/** Whether it reads as a sentence where people don't expect notes. */
export function isWhole(sentence: string): boolean {
  return (
    hasFiniteVerb(sentence) &&
    !lacksArticle.test(sentence) &&
    sentence.length <= maxPosted &&
    (!label.test(sentence) || includes.test(sentence)) &&
    !/;[^;]*;/.test(sentence) &&
    sentence.split(',').length <= maxCommas
  );
}

const includes = /^[^:]*\b(?:is|are|has|have|includes?|features?|offers?)\b[^:]*:/i;
