import { articleFor } from '../../english/article-for.ts';
import { lowerFirst } from '../../english/upper-first.ts';
import { hasFiniteVerb } from './finite-verb.ts';

const place =
  /^(?:just |only |mere |perfectly |ideally |conveniently |fabulously )*(?:close to|near|steps (?:from|to|away)|minutes (?:from|to|away)|moments (?:from|to|away)|blocks? (?:from|to|away)|a (?:block|short walk|stone['’]s throw)|walking distance to|(?:half a|one|two|three|less than \d+|\d+) blocks? (?:from|to)|located|situated|set (?:in|on|back)|surrounded by|nestled|tucked|across (?:the street )?from|easy access to|easy walk to)\b/i;
const dwelling = /^(apartment|unit|home|condo|house|building|property) (?=in |with |on |at |near )/i;
const before = String.raw`(?:(?!(?:with|in|on|at|of|to|from|for|is|this|the|by) )[\p{L}\d'’./-]+,? ){0,7}`;
const home =
  '(?:home|condo(?:minium)?|co-?op|loft|apartment|townhome|townhouse|residence|house|duplex(?:-up|-down)?|greystone|brownstone|penthouse|bungalow|retreat|corner unit|end unit|studio)';
const behind = String.raw`(?=,|\.$| (?:with|in|on|at|located|nestled|featuring|offering|near|that|situated|set|from|overlooking|just|flooded|by|steps|blocks|tucked|perched|filled|boasting|within|atop|above|across|designed|offers|bathed|built|converted|where)\b)`;
const aHome = new RegExp(`^an? ${before}${home}${behind}`, 'iu');
/** "Corner unit flooded with light": a home without its article. */
const bareHome = new RegExp(
  `^(?!(?:this|the|each|all|both|two|three|four|every|your|our|an?|\\d+)\\b)${before}${home}${behind}`,
  'iu',
);
const things =
  /^(?:(?:two|three|four|five|\d+|[\p{L}-]+(?:ed|wood|ious|ious|ful|ing)|high|new|tall|original|natural|oak|brick|stone|marble|granite|quartz|central|gas|wide|large|big|walk-in|floor-to-ceiling|french|bay|over|custom|stainless|double|dual|oversized)[ ,]+(?:[\p{L}\d'’-]+,? ){0,3})?(?:floors|ceilings|windows|skylights|counters|countertops|appliances|closets|built-ins|views|cabinets|fireplaces|terraces|bedrooms|baths|brick|in-unit laundry|parking|storage)\b/iu;

/** "Featuring three bedrooms and a den": its home is in the previous sentence; a lobby doesn't belong to a home. */
const featuring =
  /^(?:featuring|boasting) (?=(?:an?|two|three|four|five|\d+|high|tall|soaring|original|new|oversized|hardwood|custom|large|exposed|gleaming|wide)\b)(?!.*\b(?:doorman|concierge|lobby|gym|fitness|residents|amenities|superintendent|elevator)\b)/i;

/** Whether a text is a sentence: it has a verb, or a comma or colon introduces the rest. */
export function hasVerb(sentence: string): boolean {
  return hasFiniteVerb(sentence) || /,\s+(?:this|it|you|residents)\b|:/i.test(sentence);
}

/** Adds a fragment's missing subject: "Steps from the park" becomes "The home is steps from the park". */
export function giveSubject(sentence: string): string {
  if (hasVerb(sentence)) return sentence;
  const [, what] = dwelling.exec(sentence) ?? [];
  if (what)
    return `The ${what.toLowerCase()} is ${sentence.slice(what.length + 1)}`.replace(
      / is with /,
      ' comes with ',
    );
  if (aHome.test(sentence)) return `This is ${lowerFirst(sentence)}`;
  if (bareHome.test(sentence)) return `This is ${articleFor(sentence)} ${calmStart(sentence)}`;
  if (/^easy (?:access|walk)/i.test(sentence))
    return `The home has an ${lowerFirst(sentence)}`.replace('an easy access', 'easy access');
  // "Set behind the kitchen the family room is bright", "Just moments away are walks": it has its own subject.
  if (/\b(?:the|this) (?:[\p{L}\d-]+ ){1,4}(?:is|are|has|offers|features)\b/iu.test(sentence))
    return sentence;
  if (/^[^,]* (?:away|below|nearby|above) (?:is|are)\b/i.test(sentence)) return sentence;
  if (place.test(sentence))
    return `The home is ${lowerFirst(sentence).replace(/^walking/, 'within walking')}`;
  if (featuring.test(sentence)) return sentence.replace(featuring, 'The home has ');
  const isOfHome =
    !/^\p{L}+ing\b/u.test(sentence) && things.test(sentence) && !/\bthis\b| \p{Lu}/u.test(sentence);
  return isOfHome ? `The home has ${lowerFirst(sentence)}` : sentence;
}

/** A name at the start keeps its capital: "Larkmere Heights condo". */
function calmStart(sentence: string): string {
  return /^\p{Lu}[\p{L}'’-]* \p{Lu}/u.test(sentence) ? sentence : lowerFirst(sentence);
}
