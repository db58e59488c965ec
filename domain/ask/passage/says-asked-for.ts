import { findConcept } from '../concept.ts';
import { alternatives, widerThings } from '../data/alternatives.ts';
import { anyMaterial } from '../data/asked-kinds.ts';
import { bindWord, type Span, saysSame } from '../evidence/bind-word.ts';
import { fitsAspect } from '../evidence/fits-aspect.ts';
import { isHomesWidth } from '../evidence/fits-question.ts';
import { asksLevel, isOnLevel } from '../evidence/is-of-asked-part.ts';
import { isInRoom, isOfOtherBedrooms, isRoom, ofKitchen, otherRoom } from '../evidence/room-of.ts';
import type { Aspect } from '../question/read-aspect.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import { type AskedFor, readAskedFor } from './asked-for.ts';
import { areJoined, isSubject } from './match-topic.ts';
import { sameWord } from './word-likeness.ts';

type Reach = {
  /** What only touches on the thing counts too: a terrace for a balcony, quoted without a yes. */
  mayTouch?: boolean;
};

/**
 * Whether a sentence speaks of the very thing that a question asks for, in the role in which it is asked for: a beach is
 * no dock, a covered patio says nothing of the balcony, and a bath that is there allows nobody to add one. Undefined
 * where the question names no thing of its own.
 */
export function saysAskedFor(asked: AskedQuestion, sentence: string, reach: Reach = {}): boolean | undefined {
  const text = sentence.replace(/[‘’]/g, "'");
  if (!isAsWide(asked.text, text)) return false;
  const wanted = readAskedFor(asked);
  if (!wanted) return isHomesWidth(asked.text, text);
  return namesOf(text, wanted, { ...reach, aspect: asked.aspect }).some(
    (span) =>
      isDescribed(text, span, wanted) &&
      wanted.qualities.every(
        (word) => isSaidOf(text, span, word, wanted) || isThingIn(asked, text, span, word),
      ) &&
      (wanted.choices?.some((word) => bindWord(text, span, word) === 'said') ?? true) &&
      isOfMaterial(asked, text, span, wanted) &&
      isOfColor(asked.text, text, span) &&
      isOfHeat(asked.text, text, wanted) &&
      hasAspect(asked, text, span, wanted) &&
      !isInGuestHouse(asked.text, text, span) &&
      !isInOtherRoom(asked, text, span),
  );
}

/** Aspects that have to be said of the thing itself. */
const ofThing: ReadonlySet<Aspect> = new Set(['age', 'year', 'count', 'cost', 'size', 'distance', 'brand']);

function hasAspect(
  { aspect, text: question }: AskedQuestion,
  text: string,
  span: Span,
  wanted: AskedFor,
): boolean {
  // So many square feet of living space are no living room.
  if (
    aspect === 'size' &&
    /^living (?:space|area)/i.test(text.slice(span.from, span.to)) &&
    /\b(?:square|sq|sf)\b/i.test(text)
  )
    return false;
  if (asksLevel.test(question) && !isOnLevel(text, span)) return false;
  if (aspect === 'permission') return isRuledOn(text, wanted);
  if (aspect === 'inclusion' && /^what\b/.test(question)) return /\b(?:includ|cover)/i.test(text);
  if (aspect === 'inclusion') return fitsAspect(clauseOf(text, span), span, aspect);
  if (aspect === 'count' && /\bone (?:[\w-]+ ){0,2}$/i.test(text.slice(0, span.from))) return true;
  return !ofThing.has(aspect) || fitsAspect(text, span, aspect, wanted.head);
}

/** "… appliances, and the condo includes a washer": what another clause includes isn't the appliances. */
function clauseOf(text: string, { from, to }: Span): string {
  const cuts = [
    ...text.matchAll(
      /;|\. |, (?:and|while|but) (?:the|an?|its|your|one) (?=\w+ (?:is|are|has|have|includes?)\b)/g,
    ),
  ];
  const end = cuts.find(({ index }) => index >= to)?.index ?? text.length;
  const start = cuts.findLast(({ index }) => index < from)?.index ?? 0;
  return text.slice(start, end);
}

function namesOf(
  text: string,
  { head, describing, concept, kindred }: AskedFor,
  { mayTouch, aspect }: Reach & { aspect: Aspect },
): Span[] {
  // A one-car garage is said in cars, whatever else parking is called; where a car stands is told of parking.
  if (/^cars?$/.test(head) && aspect !== 'place') return wordsLike(text, head);
  const known = concept && (findConcept(concept.id) ?? concept);
  const wider = findConcept(widerThings[known?.id ?? ''] ?? '')?.stated;
  const signs = [known?.stated, kindred, ...(mayTouch ? [known?.related, wider] : [])];
  const spans = signs.flatMap((sign) => (sign ? [...text.matchAll(sign)].map(spanOf) : []));
  // "Union Station" is a name, whatever else stations are called.
  if (describing.length > 0) return [...spans, ...wordsLike(text, head)];
  return spans.length > 0 || known?.stated ? spans : wordsLike(text, head);
}

const spanOf = (match: RegExpExecArray): Span => ({ from: match.index, to: match.index + match[0].length });

const wordsLike = (text: string, asked: string): Span[] =>
  [...text.matchAll(/[\p{L}\d][\p{L}\d'/-]*/gu)]
    .filter(([word]) => {
      const said = word.toLowerCase();
      return [said, ...said.split(/[-/]/)].some((part) => sameWord(asked, part) > 0 || saysSame(asked, part));
    })
    .map(spanOf);

/** Every word before the noun is said of it: a trash chute is no laundry chute beside the trash. */
const isDescribed = (text: string, span: Span, { head, describing, concept }: AskedFor) =>
  describing.every((word) => {
    if (word === 'kitchen' && ofKitchen.test(concept?.id ?? head) && !otherRoom.test(text)) return true;
    const spans = wordsLike(text, word);
    // "Lake and city views" are lake views.
    const isPaired = new RegExp(`\\b${word} (?:and|&) \\w+ $`, 'i').test(text.slice(0, span.from));
    return (
      spans.length > 0 &&
      (isPaired || isRoom(word) || areJoined(text, spans, [span]) || isSubject(text, spans, span))
    );
  });

/** "Bedroom suites with baths with tile floors": the floors are those of the baths. */
const isInOtherRoom = ({ things }: AskedQuestion, text: string, span: Span) =>
  (isOfOtherBedrooms(text) && things.some(({ concept: { id } }) => id.startsWith('primary-'))) ||
  (things.some(({ concept: { id } }) => /^(?:beds|guest-bedrooms)$/.test(id) && !isInRoom(text, span, id)) &&
    things.some(({ concept: { id } }) => /^(?:floors|hardwood|carpet)$/.test(id)) &&
    ['baths', 'primary-bath'].some((id) => isInRoom(text, span, id)));

const guestHouse =
  /\b(?:guest ?-?(?:house|cottage|home|apartment|unit)|casita|(?:carriage|coach|pool) ?-?house|adu|accessory (?:dwelling|apartment|unit)|in-law (?:suite|unit|apartment)|garage apartment|cottage)\b/gi;
const otherHouse =
  /\b(?:guest|casita|carriage|coach|pool ?house|adu|accessory|in-law|cottage|second|separate|another|extra|two|both|other|each|own|lower|basement|garden)\b/;

/** The kitchen of the guest house isn't the home's: what stands behind its name in a sentence is in it. */
function isInGuestHouse(question: string, text: string, { from }: Span): boolean {
  if (otherHouse.test(question)) return false;
  const behind = [...text.matchAll(guestHouse)].findLast(({ index, 0: name }) => index + name.length <= from);
  if (!behind) return false;
  const between = text.slice(behind.index + behind[0].length, from);
  return (
    /^[^.;]*\b(?:has|have|with|includes?|including|features?|featuring|offers?|offering|comes? with|its own)\b/i.test(
      between,
    ) && !/[.;]|\bmain (?:house|home)\b/i.test(between)
  );
}

/** "Are the bedrooms carpeted?" is answered by "carpet in the bedrooms". */
function isThingIn(
  { text: question, things }: AskedQuestion,
  text: string,
  span: Span,
  word: string,
): boolean {
  const at = question.indexOf(word);
  const sign = things.find(({ from, to }) => from <= at && at < to)?.concept.stated;
  return sign !== undefined && areJoined(text, [...text.matchAll(sign)].map(spanOf), [span]);
}

/** Said of the thing, its opposite, or another value of the same kind: "wood-burning" for "is it gas?" */
function isSaidOf(text: string, span: Span, word: string, { concept }: AskedFor): boolean {
  if (bindWord(text, span, word) !== undefined) return true;
  // "The kitchen has a pantry and opens to the living room"
  if (word === 'open' && /\bopens? (?:\w+ )?(?:in)?to\b/i.test(text.slice(span.to))) return true;
  // "A quiet, tree-lined street"
  if (new RegExp(`\\b${word}, (?:[\\w-]+,? ){0,2}$`, 'i').test(text.slice(0, span.from))) return true;
  return familyOf(concept?.id, word).some((value) => bindWord(text, span, value) === 'said');
}

const familyOf = (id: string | undefined, word?: string) =>
  alternatives
    .map(([things, values]) => ({ things, values: values.split(' ') }))
    .filter(({ things, values }) => things.test(id ?? '') && (word === undefined || values.includes(word)))
    .flatMap(({ values }) => values);

const asksMaterial =
  /\bmade (?:of|from|out of)\b|\bmaterials?\b|^what (?:is|are) the [\w -]+$|\bwhat (?:kind|type|sort)s? of\b/;
const asksMadeOf = /\bmade (?:of|from|out of)\b|\bmaterials?\b/;
const hasMaterial = /^(?:counters|floors|siding|roof|foundation|backsplash)$/;

/** "Striking countertops" and "heated floors" don't tell what they are made of; nor do oak floors what the deck is. */
function isOfMaterial(
  { text: question }: AskedQuestion,
  text: string,
  span: Span,
  { concept }: AskedFor,
): boolean {
  const id = concept?.id ?? '';
  const isListed = hasMaterial.test(id);
  if (!(isListed ? asksMaterial : asksMadeOf).test(question)) return true;
  const parts = isListed ? /[,;.]/ : /[,;.]|\b(?:and|with|in|on|off|to|has|have)\b/;
  const lead = text.slice(0, span.from).split(parts).at(-1) ?? '';
  const after = text
    .slice(span.to, span.to + 30)
    .split(isListed ? /$/ : /[,;]|\b(?:and|with|that|which)\b/)[0];
  const own = `${lead}${text.slice(span.from, span.to)}${after}`;
  return anyMaterial.test(own) || familyOf(id).some((value) => bindWord(text, span, value) === 'said');
}

const heats =
  /\b(?:gas|electric|oil|radiant|forced|baseboard|steam|hot[- ]water|radiators?|geothermal|heat pumps?|boilers?|furnaces?|mini-?splits?|hvac|central|propane|hydronic|pellet|zon\w+)\b/i;

/** "Dues include heat" tells who pays for it, not what kind it is; heated floors are those of one room. */
const isOfHeat = (question: string, text: string, { concept }: AskedFor) =>
  concept?.id !== 'heating' ||
  !/\b(?:what|which) (?:kind|type|sort)s?\b/.test(question) ||
  (heats.test(text) &&
    !/\b(?:dues|fees?|assessments?|maintenance|hoa) (?:\w+ )?(?:cover|include)s?\b/i.test(text));

const colors =
  'white black gray grey blue green red brown beige tan cream creamy ivory navy yellow taupe charcoal gold silver'.split(
    ' ',
  );

/** The color has to be that of the thing: "shaker cabinets and white marble" tells none of the cabinets. */
const isOfColor = (question: string, text: string, span: Span) =>
  !/\bcolou?rs?\b/.test(question) ||
  colors.some((color) => bindWord(text, span, color) === 'said') ||
  /\bcolou?rs?\b/i.test(text);

const all = /\b(?:both|all|every|each|entire|throughout|everywhere)\b/i;
const ordinals: [asked: RegExp, said: RegExp][] = [
  [
    /\b(?:second|2nd) (?:bed|bath|floor|level|unit)/,
    /\b(?:second|2nd|two|both|all|each|guest|other|additional|upper|upstairs)\b/i,
  ],
  [/\b(?:third|3rd) (?:bed|bath|floor|level|unit)/, /\b(?:third|3rd|three|all|each|additional|top)\b/i],
  // "Income limits for two people" aren't those for one.
  [/\b(?:two|2) (?:people|persons)\b/, /\b(?:two|2)\b/i],
  [/\b(?:three|3) (?:people|persons)\b/, /\b(?:three|3)\b/i],
  [
    /\bsame (?:floor|level|story)\b/,
    /\b(?:same|one|single|own)[- ](?:floor|level|story)\b|\b(?:different|separate) (?:floors|levels)\b|\ball on\b|\b(?:all|both|\d|two|three|four|five) (?:[\w-]+ )?bed ?rooms? (?:are |all |located )*(?:on|up on) (?:the |one )?[\w-]+ (?:floor|level)\b/i,
  ],
];

/** Asked for every bedroom or for the second one, what is said of another is no answer. */
export const isAsWide = (question: string, text: string) =>
  (!/\b(?:do|does|are|is|have|has) (?:both|all|every|each)\b/.test(question) || all.test(text)) &&
  ordinals.every(([asked, said]) => !asked.test(question) || said.test(text));

const ruling =
  /\b(?:allow(?:s|ed|ing)?|permit(?:s|ted)?|welcom\w*|ok(?:ay)?|fine|friendly|no|not|never|none|prohibit\w*|approv\w+|restrict\w*|limit\w*|consider\w*|must|only|max(?:imum|\.)?|min(?:imum|\.)?|up to|unlimited|day one|unless|rules?|zoned|cap|required|available|attached|possible|exempt|case[- ]by[- ]case)\b/i;
/** What changes a home has to be allowed by name. */
const changing =
  /^(?:add|build|install|convert|combine|expand|remove|knock|replace|finish|change|renovate|remodel|turn|enclose|split|subdivide|demolish|tear|raise|extend)$/;
const changed =
  /\b(?:add(?:ed|ing|s)?(?! (?:convenience|comfort|privacy|value|bonus|security|storage|charm|flexibility))|additions?|build(?:able)?|built|install\w*|convert\w*|combin\w+|expan\w+|construct\w*|approv\w+|permit\w*|allow\w*|zoned|plumbed|rough\w*|hook-?ups?|subdivi\w+|split)\b/i;
/** What a home simply lets somebody do needs no rule: to park, to plug in, to walk there. */
const plainDeed =
  /^(?:do|see|live|choose|pick|select|park|plug|charge|fit|walk|get|store|work|hear|use|drive|buy|move|sign|access|bike|swim|cook|dine|eat|watch|reach|finance|put)$/;

/** "A balcony ideal for grilling" lets somebody grill. */
const suited =
  /\b(?:ideal|perfect|great|made|designed|equipped) for \w+ing\b|\b(?:great|perfect|ideal|good) (?:place|spot|space) (?:to|for)\b/i;

function isRuledOn(text: string, { deed = '' }: AskedFor): boolean {
  if (plainDeed.test(deed)) return true;
  return changing.test(deed) ? changed.test(text) : ruling.test(text) || suited.test(text);
}
