import { hasFiniteVerb } from './finite-verb.ts';
import type { StorySentence } from './read-story.ts';
import { shortenSentence } from './shorten-sentence.ts';

const minLeadWorth = 1.5;
const routineCost = 3;
const kitchenCost = 2;
const smallThingCost = 2.5;
const minSmallWorth = 3;
const minOwnWorth = -1;
/** Agents open with what they would say first. */
const worthOfPlace = [6, 4, 2, 1];
/** Nobody visits for these, so they can't be a first line. */
const routine: ReadonlySet<string> = new Set([
  'bedrooms',
  'baths',
  'laundry',
  'systems',
  'policies',
  'parking',
  'place',
  'shared',
]);
const routineStart =
  /^(?:perks|highlights|features|amenities|(?:practical|modern) (?:conveniences|amenities)|included|other|apartment features|(?:recent )?(?:upgrades|updates|improvements))\b/i;
const unsure = /\b(?:potential|future|could|would|possible|possibility|may be|might|scheduled|planned)\b/i;
/** Nice to have, but not a reason to visit. */
const smallThing =
  /\b(?:per (?:the )?sellers?|roof was|new roof|walk-?up|repairs?|alarm|repainted|powder rooms?|sod|fence|sink|patio|vinyl|linen|drawers?|ceiling fans?|dimmers?|closets?|storage|laundry|washer|dryer|bike|bicycle|water heater|hvac|furnace|a\/c|air condition\w*|pets?|cats|dogs|intercom|powder room|half bath|pantry|foyer|gutters|blinds|shades|outlets|carpet\w*|paint\w*|dishwasher|microwave|vanit\w+|flip tax|sublet\w*|rear of the building|not huge|virtual\w*|render\w*|street parking|parking options|staff (?:quarters|bedrooms?|rooms?)|design by|butler['’]s pantry|service entrance|shopping|library and parks|queen[- ]size|king[- ]size|cage|tear[- ]?down|dishwashers?|double sinks?|thermostat|trash|toilets?|rain shower|hand shower|backsplash slabs)\b/i;
/** Useful before an offer, but not in a post. */
const terms =
  /\b(?:assessments?|flip tax|maintenance|common charges|HOA|taxes|(?:is|are|also) available|available (?:for|to (?:rent|lease|purchase))|for (?:rent|purchase|a fee|an? (?:additional|extra) fee|additional fee)|waitlist|financing|sublet\w*|shareholder|ownership|flip tax)\b|\d%|\bparking\b[^.]*\$\d/i;

/** What the dues pay for is good news. */
const covers =
  /\b(?:HOA|assessments?|maintenance|dues|fees?)\b(?: of \$[\d,.]*\d)?[^.$%]*\b(?:includes?|covers?)\b[^$%]*$|^[^$%]*\bincluded in (?:the )?(?:[\w-]+ ){0,3}(?:HOA|assessments?|maintenance|dues)\b[^$%]*$/i;
/** Board rules are given in full, or not at all. */
const rules =
  /\b(?:pieds?-?\s?[àa]-?\s?terres?|co-?purchas\w*|guarantors?|gifting|board (?:approval|package|interview)|(?:not |are |is )permitted|sublets?)\b/i;

/** A post must not say who might live there. */
const people = /\bnurser(?:y|ies)\b|\bfor (?:play|playing)\b|\bplay ?(?:room|area|space)s?\b/i;

/** Whether a sentence may appear in a post; remarks may say more. */
export function isPostable({ text, isWhole }: StorySentence): boolean {
  return (
    (covers.test(text) || !terms.test(text)) &&
    !rules.test(text) &&
    !people.test(text) &&
    !hasSlip(text) &&
    !isListOfThings(text) &&
    !statedElsewhere.test(text) &&
    !isOrphan.test(text) &&
    isWhole
  );
}

/** Things in every building, planned things, or half of something left unsaid. */
const isOrphan =
  /\b(?:intercom|alarms?|security gate|under renovation|wait[- ]?list\w*|so many levels|further extends)\b|\bbedrooms are (?:\w+ ){0,3}(?:upstairs|downstairs|at the)\b|^(?:there is )?(?:an? |the )?(?:additional|second|third) (?:[\p{L}-]+ ){0,2}(?:bed|bath)|^(?:additional )?(?:features|extras|highlights|amenities|perks|upgrades) include:/iu;

/** "A stove, oak floors, and a dryer that vents out.": its only verb is the dryer's. */
function isListOfThings(text: string): boolean {
  const main = text.replace(/ that [^,.]*\.$/, '.');
  return main !== text && /^an? [^.]*,/i.test(text) && !hasFiniteVerb(main);
}

/** Typical agent openings: below another line, they sound like a second start. */
export const introduces = (text: string) =>
  /^(?:step (?:in|inside|into)|welcome|(?:Residence|Unit|Apartment|Penthouse) #?\w+ is an?)\b/i.test(text);

/** A missing word, or two run together: nobody would sign that. */
const slips =
  /\b(?:lifestyle|living|retreat|location|community|kitchen|design|home)a (?=\p{Ll})|^enjoy an? [^,.]*, (?:two|three|four|an?) (?![^.]*\band\b)[^,.]*[.!]$|^(?:exquisite|gracious|fabulous|spectacular|lovely|large|spacious|beautiful|north|south|east|west)[- ](?:[\p{L}-]+ ){0,3}?(?:bedroom|bathroom|kitchen|living room|dining room|suite) (?:[\p{L}-]+ ){0,4}?(?:has|is|features|offers)\b|\b(?:offers|features|includes|has) and\b|\b(?:features|includes|has) (?:breakfast bar|updated kitchen|open kitchen|refreshed kitchen)\b|\p{Ll}-(?:while|stunning|where|this|schedule) |\bonto (?:dining|living) room\b|[\p{Ll}]\(\d|\bwho['’]s (?:commitment|dedication)\b|\ban? (?:[\p{Ll}-]+ )?views\b(?! of a)|\bcomes with included\b|\bwhich just\b|\bof buyer needs\b|\bcomplete renovation, (?!and)\p{Ll}+ \p{Ll}+ design\b|\b(?:North|South) (?:East|West), and (?:East|West|North|South)\b|\b(?:retreat|home|space|residence), (?:features|offers|boasts|has)\b|\bwith [^,.]+, [^,.]+, (?![^,.]*\band\b)[^,.]* boasts\b/iu;
/** The room it's about was named in an earlier sentence. */
const nameless = /^(?:an? (?:[\p{Ll}-]+ )?(?:sanctuary|haven|retreat|oasis|piece of)\b|you['’]d\b)/iu;
/** Whether a sentence lost a word, or the room it's about. */
export const hasSlip = (text: string) => slips.test(text) || nameless.test(text) || typedTwice.test(text);
/** "Three and half half-bath home": we can't tell which was meant. */
const typedTwice = /(?<![\p{L}-])(?!(?:that|had|very|so) )(\p{Ll}{3,}) \1(?!\p{L})/u;

/** Limits go with the figures; notes to colleagues don't go in the post. */
const statedElsewhere =
  /^(?:(?:the|this) (?:home|house|property|unit|condo) is (?:being )?)?(?:sold|offered) (?:strictly )?as[- ]is\b|\bSE indicates\b|^(?:also )?note\b|\boffering plan\b|\bcomplete (?:offering )?terms\b|\b(?:sponsor|seller|developer) reserves\b|\bequal housing\b|\bvirtually staged\b|\bno appointments? (?:is |are )?(?:necessary|needed|required)\b/i;
/** What the dues pay for and how old the roof is are good to know, but not a first line. */
export const isOfUse = (text: string) => dues.test(text);
const dues =
  /^(?:the )?(?:(?:low|newe?r?) )?(?:HOA|assessments?|maintenance|dues|taxes|monthly|roof|HVAC|furnace|water heater|plumbing|electrical)\b/i;

/** Possibilities and plans: useful to those who ask, but not a first line. */
export const isUnsure = (text: string) => unsure.test(text);

/** Praise that names nothing: it would fit any home. */
export const isFiller = (text: string) => filler.test(text);
const filler =
  /\bmust[- ]see\b(?![^.]*\d)|^(?:this|it)(?: one)? is (?:an? )?(?:absolute |true |real )?(?:standout|stunner|gem|beauty|showstopper|winner|find|the one)[.!]|\bno expense (?:has been |was )?spared\b|\bno detail (?:has been |was )?(?:overlooked|spared|missed)\b|\battention to detail\b[^,;]{0,25}$|\bhas it all\b|\bone[- ]of[- ]a[- ]kind opportunity\b|\btrue standout\b|\btouch of class\b|\belevates? the (?:atmosphere|experience|space)\b|\bperfect (?:blend|mix|synthesis) of (?![^.]*\bin this\b)|\babundance of character\b|\byour new home\b|\bpersonal touch\b|\bconvergence of\b|\bendless (?:layout |design )?possibilities\b|\bseamless living\b|\bluxurious vibe\b|\bdelightful experience\b|\badds? to the appeal\b|\b(?:effortless|seamless|elevated) (?:city |urban )?living(?! (?:room|area|space))(?![^.]*\d)|\btransportation is effortless\b|\bstaying active is easy\b|\bdaily life effortless\b|\bchecks all the boxes\b|\brare offering\b(?![^.]*\d)|\b(?:best|finest) (?:restaurants|dining|shops)\b|\beverything (?:that )?this [^.]* has to offer\b|\boffers access to world-class\b|\bbring your (?:vision|ideas|imagination)\b/i;

/** Something to look at, rather than a building service. */
export const isSmallThing = (text: string) => smallThing.test(text);

/** Brochure openings, or a tour that's already on the second floor. */
const hype =
  /^(?:practical conveniences|as for|upon \w+|stepping|off (?:the|of)|beyond the|above the|below the|adjacent to|just (?:off|beyond|past) the|the (?:floor|level|story) (?:above|below)|(?:the|this) building (?:has|offers)|(?:an? |the )?in-unit (?:washer|laundry)|two of the (?:bedrooms|baths)|the bedroom off|own|experience|discover|introducing|imagine|presenting|live|fall in love|you['’]ll (?:love|enjoy|appreciate)|prepare|a culinary|a world of|adding an element|indulge|embrace|elevate|welcome|nestled|boasting|enjoy the (?:convenience|comfort|ease)|relax|unwind|entertain|step (?:inside|into|in)|inside,? you['’]ll|with (?:plenty|ample)|this location offers|for (?:convenient|easy|added)|(?:ideally|perfectly|conveniently) (?:located|situated|positioned)|comes with|everyday conveniences|enjoy (?:easy|unbeatable) access|the apartment is in|be a part|sold|with (?:quick|easy) access|there['’]s)\b|^The \w+ floor has \S+ ceilings\.$|\$\d/i;

export const opensAsBrochure = (text: string) => hype.test(text);

/** Written for a brochure, or too long to read in passing. */
export const isPasted = (text: string) =>
  text.split(' ').length > maxPassing || brochure.test(text) || invites.test(text);
const maxPassing = 24;
/** Starts in mid-tour, or with parking. */
const invites = /^(?:step|enter|enjoy|come|discover|relax|featuring|curated|can)\b|\bparking\b/i;
const brochure =
  /\b(?:nestled|boast\w*|offers an? |impress\w+|expansive|stunning|exquisite|luxur\w+|dream|retreat|oasis|haven|seamless\w*|blends?|meets|perfect\w*|impeccabl\w+|situated|located|positioned|elegan\w+|masterfully|unparalleled|sought[- ]after|desirable|gracious\w*|thoughtful\w*|sophisticat\w+|breathtaking|experience|lifestyle|showcas\w+|exudes|flows?)\b/i;

/** Whether a sentence can come first, with nothing before it. */
export function isLead(sentence: StorySentence): boolean {
  const isSmall = isSmallThing(sentence.text) && sentence.worth < minSmallWorth;
  return (
    isPostable(sentence) &&
    !sentence.isDependent &&
    !isSmall &&
    !isFiller(sentence.text) &&
    !hype.test(sentence.text) &&
    !dues.test(sentence.text)
  );
}

/** How well a sentence works as a text's first line. */
export function leadWorth({ worth, topics, text, at }: StorySentence): number {
  const isRoutine = (topics.length > 0 && topics.every((topic) => routine.has(topic))) || unsure.test(text);
  const isKitchen = topics.length > 0 && topics.every((topic) => routine.has(topic) || topic === 'kitchen');
  const labelCost = routineStart.test(text) ? smallThingCost * 2 : 0;
  const cost = at === 0 ? 0 : isRoutine ? routineCost : isKitchen ? kitchenCost : 0;
  return worth + (worthOfPlace[at] ?? 0) - cost - labelCost - (smallThing.test(text) ? smallThingCost : 0);
}

/** Everyday errands don't sell a home. */
export const isErrand = (text: string) => errands.test(text);

const errands =
  /\b(?:Jewel|Mariano|Costco|Petco|Target|Whole Foods|Trader Joe|CVS|Walgreens|errands|commut\w+|highways?|expressways?|I-\d+|tollway|grocery)\b/i;

/** How well a sentence about the street or the building works. */
export function placeWorth({ worth, scope, text }: StorySentence): number {
  return (
    worth +
    (scope === 'area' ? 2 : 0) -
    (smallThing.test(text) ? smallThingCost : 0) -
    (errands.test(text) ? smallThingCost : 0)
  );
}

/** Openly stated plans may open a text; mere possibilities may not. */
const isOfHome = ({ scope, text, at }: StorySentence) =>
  scope === 'home' || (scope === 'imagined' && at < 2 && /\b(?:plans?|proposed)\b/i.test(text));

const shownWorth = ({ one, text }: { one: StorySentence; text: string }) =>
  leadWorth(one) * (text.length / one.text.length);

/** The best first sentence about the home itself. */
export function findLeadSentence(
  sentences: readonly StorySentence[],
  maxLength: number,
  minWorth = minLeadWorth,
): StorySentence | undefined {
  const [best] = sentences
    .filter((one) => isLead(one) && isOfHome(one) && leadWorth(one) >= minWorth)
    // Praise isn't a lead, wherever it is.
    .filter(({ worth }) => minWorth < 0 || worth > minOwnWorth)
    .map((one) => ({ one, text: shortenSentence(one.text, maxLength) }))
    .filter((found): found is { one: StorySentence; text: string } => found.text !== undefined)
    // Cut short, a sentence says less than its score.
    .toSorted((a, b) => shownWorth(b) - shownWorth(a));
  return best && { ...best.one, text: best.text };
}
