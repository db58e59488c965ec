/** Whether an answer holds what was asked for in the very measure: of all of it, of that animal, by that fuel, in money. */
export const holdsAskedMeasure = (question: string, said: string) =>
  isAsWideAsAsked(question, said) &&
  countsAskedThing(question, said) &&
  isOfAskedAnimal(question, said) &&
  tellsFuel(question, said) &&
  tellsRent(question, said) &&
  tellsWayBack(question, said) &&
  (!asksZone.test(question) || tellsZone.test(said)) &&
  isOfAskedOrdinal(question, said) &&
  isOwnSize(question, said) &&
  isOwnCount(question, said) &&
  tellsBrand(question, said);

const asksWhole =
  /\b(?:through|throughout|across|over|in|on) (?:all (?:of )?)?the (?:whole|entire) (?:place|home|house|apartment|unit|condo|loft|floor|property|thing)\b|\bthe (?:whole|entire) (?:place|home|house|apartment|unit|condo|loft) (?:have|has|heated|renovated|covered|wired)\b/;
const tellsWhole =
  /\b(?:through(?:out)?|every(?:where)?|all|entire(?:ly)?|whole|each|rest|only|except|elsewhere|fully)\b/i;

/** Heated floors in one suite don't run through the whole place. */
const isAsWideAsAsked = (question: string, said: string) =>
  !asksWhole.test(question) || tellsWhole.test(said);

const asksFires = /\bhow many (?:[\w-]+ )?(?:fire ?places?|hearths?|chimneys?)\b/;
const fires = /\bfire ?places?\b|\bhearths?\b|\bchimneys?\b|\bwood[- ](?:burning )?stoves?\b/i;

/** Asked for the fireplaces, the burners of a kitchen stove aren't to be counted. */
const countsAskedThing = (question: string, said: string) => !asksFires.test(question) || fires.test(said);

const animals = ['dogs?|puppy|puppies|canines?', 'cats?|kittens?|felines?'] as const;
const ofAny = /\b(?:pets?|animals?|furry|four-legged|no (?:\w+ )?pets)\b/i;

/** "Cats are welcome, and service animals": dogs are another matter. */
function isOfAskedAnimal(question: string, said: string): boolean {
  const [asked, other] = /\bdogs?\b/.test(question) ? animals : [animals[1], animals[0]];
  if (!/\b(?:dogs?|cats?)\b/.test(question) || /\b(?:dogs?)\b.*\bcats?\b|\bcats?\b.*\bdogs?\b/.test(question))
    return true;
  const told = said.replace(/\b(?:service|support|assistance) (?:animals?|dogs?)\b/gi, ' ');
  return (
    !new RegExp(`\\b(?:${other})\\b`, 'i').test(told) ||
    new RegExp(`\\b(?:${asked})\\b`, 'i').test(told) ||
    ofAny.test(told)
  );
}

const fuels = '(?:wood|gas|electric|ethanol|pellet|propane|oil|induction|log|bio-?fuel)';
const burners =
  '(?:fire ?places?|stoves?|ranges?|cook ?tops?|ovens?|grills?|dryers?|hearths?|furnace|boiler)';
const asksFuel = new RegExp(
  `\\b(${burners})\\b.*\\b${fuels}\\b(?:[- ]burning)?,? or (?:is it |a )?${fuels}\\b`,
);

/** "Hardwood floors, a working fireplace": what it burns isn't told. */
function tellsFuel(question: string, said: string): boolean {
  const named = asksFuel.exec(question)?.[1]?.replace(/s$/, '');
  if (!named) return true;
  // What a range burns is what its stove does.
  const thing = /^(?:stove|range|cook ?top|oven)$/.test(named)
    ? '(?:stove|range|cook ?top|oven|cooking)'
    : named;
  const fuel = `(?<![-\\p{L}])${fuels}(?:-?burn\\p{L}+|-?fired)?(?!\\p{L})(?! (?:floor|beam|panel|cabinet|ceiling)\\p{L}*)`;
  return new RegExp(`${fuel}[^,;.]{0,50}${thing}|${thing}[^,;.]{0,60}${fuel}`, 'iu').test(said);
}

const asksRent =
  /^(?:and |so )?(?:what|how much)(?: rent)? (?:does|do|is|are) (?:the |each )?(?:(?:current|existing|present|other|upstairs|downstairs) )?(?:tenants?|renters?|lessees?)(?: currently| now)? pay(?:ing|s)?\b(?! for| themselves)/;

/** That somebody rents it, and until when, isn't what they pay. */
const tellsRent = (question: string, said: string) =>
  !asksRent.test(question) || /\$ ?\d|\d{3}/.test(said.replace(/\b(?:19|20)\d\d\b/g, ' '));

const asksWayBack = /\b(?:go|be \w+) back (?:in)?to (?:being )?(?:an? )?(?:(\d)[- ]?)?bed/;
const wayBack = /\b(?:conver\w+|revert\w*|return\w*|restor\w+|turned|changed)\b/i;

/** "Can it go back to being a four-bedroom?" That it has three now doesn't tell. */
function tellsWayBack(question: string, said: string): boolean {
  const found = asksWayBack.exec(question);
  return !found || (wayBack.test(said) && (!found[1] || said.includes(found[1]) || !/\d/.test(said)));
}

/** A school that is an easy walk away needn't be the one an address is zoned for. */
const asksZone = /\bschools?\b.*\bzoned\b|\bzoned\b.*\bschools?\b/;
const tellsZone = /\b(?:zon\w+|assign\w*|districts?|attendance|boundar\w+|feeds?|feeder|catchment)\b/i;

const ordinal = 'second|third|fourth|fifth|2nd|3rd|4th|5th|primary|main|guest';
const asksOfOne = new RegExp(
  `\\b(?:is|are) the (${ordinal}) (bed|bath)(?: ?rooms?)? (?:(?:fully|really|completely|also|all|totally) )*(\\p{L}{4,})[?.!]*$`,
  'u',
);

/** "An enclosed second bedroom and a handy third one": the second is what is enclosed. */
function isOfAskedOrdinal(question: string, said: string): boolean {
  const [, which = '', room = '', quality = ''] = asksOfOne.exec(question) ?? [];
  if (which === '') return true;
  const named = [...said.matchAll(new RegExp(`\\b(${ordinal})\\b`, 'gi'))];
  const own = named.find(([name]) => name.toLowerCase() === which);
  if (!own || named.length < 2) return true;
  const start = said.slice(0, own.index).search(/(?:(?!,|;| and ).)*$/u);
  const next = named.find(({ index }) => index > own.index)?.index;
  const clause = said.slice(start, next);
  return clause.includes(room) && new RegExp(`\\b${quality.slice(0, 5)}`, 'i').test(clause);
}

const burnt = /\b(?:wood|gas|electric|ethanol|pellet)\b/gi;

/** "Are the fireplaces wood-burning?" Of "two, wood-burning and gas" a yes is true of one. */
export const isOfOneOnly = (question: string, said: string) =>
  /\b(?:fireplaces|stoves|ranges|heaters|grills)\b/.test(question) &&
  new Set(question.match(burnt)).size === 1 &&
  new Set((said.match(burnt) ?? []).map((name) => name.toLowerCase())).size > 1;

const asksSize =
  /^(?:and |so )?(?:how (?:big|large|many square feet)|(?:what is )?(?:the )?(?:size|square footage)|what size)(?: is| are| of| in)*(?: the| its| that| this| my| our)? (?:(?!units?|apartments?|homes?|houses?|i|we|you)[\w-]+ ){0,2}?([a-z]{3,})(?: (?:in|on|at|off|for|outside|inside|upstairs|downstairs)\b.*)?\W*$/;
const wholes =
  /^(?:home|house|place|apartment|unit|condo|property|building|lot|land|parcel|townhouse|space|loft|area|feet|this|that|one)s?$/;
const inSquareFeet = /\b\d[\d,]*[- ]?(?:square[- ]f(?:oo|ee)t|sq\.? ?f(?:oo|ee)?t\.?|sf)\b/i;

/** "A 900-square-foot deck with hot tub": so big is the deck. */
function isOwnSize(question: string, said: string): boolean {
  const noun = asksSize.exec(question)?.[1] ?? '';
  // What follows from two sides is no figure beside them.
  const stated = said.replace(/That comes to [^.]*\.$/, '');
  if (noun === '' || wholes.test(noun) || !inSquareFeet.test(stated)) return true;
  // What lies behind a house is called its yard or its garden.
  const stem = /^(?:back)?yard$/.test(noun) ? '(?:yard|garden)' : noun.replace(/(?:ies|y|s)$/, '');
  const joint = '(?!(?:w|with|and|plus|has|have|features?|includes?|offers?)\\b)';
  return new RegExp(
    `${inSquareFeet.source},?\\)? (?:${joint}[\\p{L}\\d'’/-]+ ){0,6}?[\\p{L}-]*${stem}|${stem}[^.;]{0,60}?${inSquareFeet.source}`,
    'iu',
  ).test(stated);
}

const asksRooms =
  /^(?:and |so )?how many (bed|bath)(?: ?rooms?|s)?(?: (?:does|do|are|is|in|there|has))*(?: in)? (?:the|that|this) ((?:carriage|coach|guest|pool|garden|rear|back|separate|detached) (?:house|cottage|suite|flat))\b/;
const count = '(?:\\d|one|two|three|four|five|six|seven|eight)';

/** "A three-bedroom duplex, and a carriage house": the bedrooms are the duplex's. */
function isOwnCount(question: string, said: string): boolean {
  const [, room = '', place = ''] = asksRooms.exec(question) ?? [];
  if (place === '') return true;
  return new RegExp(
    `${place}[^.;]{0,60}?\\b${count}[- ](?:[\\w-]+ ){0,2}${room}|\\b${count}[- ]${room}(?:room)?s?,? (?:[\\w/-]+ ){0,3}?${place}|\\b${count} (?:[\\w-]+ )?${room}(?:room)?s? (?:in|of) the ${place}`,
    'iu',
  ).test(said);
}

const asksBrand =
  /\b(?:what|which) (?:\w+ ){0,2}(?:brands?|manufacturers?)\b|\b(?:what|which) makes? (?:is|are|of)\b|^(?:and |so )?who (?:makes|made|manufactures|manufactured) the\b/;
/** Capitals that name no maker. */
const noMaker =
  /^(?:The|A|An|I|North\w*|South\w*|East\w*|West\w*|French|Italian|German|European|American|English|Dutch|Spanish|Japanese|Calac?att?a|Calcutt?a|Carrara|Statuario|Statuary|Arabescato|Danby|Nero|Thassos|Bianco|Caesar|Venetian|Roman|Victorian|HOA|AC|A\/C|HVAC|LED|TV|EV|SS|W\/D|Juliet(?:te)?|Jack|Jill|Murphy|Chef\S*|January|February|March|April|May|June|July|August|September|October|November|December)$/;
const ofMakers =
  /^(?:appliances?|refrigerators?|fridge|ranges?|stoves?|ovens?|dishwashers?|washers?|windows?|fixtures?|kitchen|cabinet\w*|hardware)$/i;
const plainFirst =
  /^(?:Stainless|New|Newer|Modern|Updated|High|Top|Custom|Gas|Electric|All|Full|Energy|Premium|Chef\S*|Kitchen|These|This|Both|Original|Large|Big|Impact|Hurricane|Wood|Dual|Double|Insulated|Oversized|Picture|Smart|Built)$/;

/** "In-unit laundry" names no brand: a brand has a capital that the sentence doesn't owe to its beginning or its style. */
function tellsBrand(question: string, said: string): boolean {
  if (!asksBrand.test(question)) return true;
  const text = /“(.*)”/s.exec(said)?.[1] ?? said;
  const words = text.split(/[\s,;()]+/).filter((word) => /\p{L}/u.test(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  // Where every word is written large, only "by" tells.
  if (words.length > 6 && capitals.length > words.length * 0.6)
    return /\b(?:[Bb]y|[Ff]rom) (?!The |A |An )\p{Lu}/u.test(text);
  return words.some((word, at) => {
    if (
      !/^\p{Lu}[\p{L}\d&’'-]*[\p{L}\d]/u.test(word) ||
      noMaker.test(word.replace(/[.’'].*$/, '')) ||
      /-\p{Ll}/u.test(word)
    )
      return false;
    const isFirst = at === 0 || /[.!?:]$/.test(words[at - 1] ?? '');
    return !isFirst || (ofMakers.test(words[at + 1] ?? '') && !plainFirst.test(word));
  });
}
