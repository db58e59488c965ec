/** Whether an answer holds what was asked for in the very measure: of all of it, of that animal, by that fuel, in money. */
export const holdsAskedMeasure = (question: string, said: string) =>
  isAsWideAsAsked(question, said) &&
  countsAskedThing(question, said) &&
  isOfAskedAnimal(question, said) &&
  tellsFuel(question, said) &&
  tellsRent(question, said) &&
  tellsWayBack(question, said) &&
  (!asksZone.test(question) || tellsZone.test(said)) &&
  isOfAskedOrdinal(question, said);

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
