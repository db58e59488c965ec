import type { Qualifier } from '#domain/features/feature.ts';
import { readLimits } from '#domain/features/read-limits.ts';
import { readQualifiers } from '#domain/features/read-qualifiers.ts';
import type { Concept } from '../concept.ts';
import type { Aspect } from '../question/read-aspect.ts';
import type { AskedHome, Statement } from './asked-home.ts';
import { bindWord, type Span, saysNearby } from './bind-word.ts';
import { cutClause, withYear } from './cut-clause.ts';
import { fitsAspect } from './fits-aspect.ts';
import { goesWith, isOfRoomBefore, spansOf, wholeHome } from './goes-with.ts';
import { countedInFull, hasNumbers } from './is-of-asked-part.ts';
import {
  hasNoSize,
  isContrast,
  isHookup,
  isInTown,
  isOnlyAvailable,
  isOnlyCounted,
  isOnlyLabel,
  isOnlyPlace,
  isOnlySeen,
  isPurpose,
  laundryPlace,
} from './is-only-seen.ts';
import { isRoom } from './room-of.ts';

/** A statement that answers a question about a thing. */
export type Evidence = {
  statement: Statement;
  span: Span;
  qualifiers: readonly Qualifier[];
  /** Only touches on the thing: quoted, but no reason for a yes. */
  isRelated: boolean;
  /** The statement says the opposite of what was asked. */
  isOpposite: boolean;
  /** Every word asked for is said of this very thing. */
  isExact: boolean;
  /** The part of the statement that answers, in its own words. */
  quote: string;
};

export type Wanted = {
  concept: Concept;
  /** Other things the question names: a room that it is in, a feature it has. */
  others: readonly Concept[];
  words: readonly string[];
  /** One of these has to be said of the thing. */
  choices: readonly string[];
  aspect: Aspect;
  /** The thing in the words of the question. */
  name: string;
  /** Asked for what could be: "how many units could be built?" */
  isOfPotential?: boolean;
  /** Every word has to be said of the thing itself. */
  isStrict?: boolean;
};

/** The statements of a home that answer a question; the plainest first. */
export function findEvidence(home: AskedHome, wanted: Wanted): Evidence[] {
  const found = home.statements
    .filter(({ fact }) => !ofRecord.test(fact.field))
    // The area of a home is no room.
    .filter(({ fact }) => !(fact.field === 'sqft' && isRoom(wanted.concept.id)))
    .flatMap((statement) => evidenceIn(statement, wanted));
  const fitting = wanted.isStrict ? found.filter(({ isExact }) => isExact) : found;
  const weight = (one: Evidence) =>
    (one.isRelated ? 16 : 0) +
    (isPurpose(one.statement, one.span) ? 8 : 0) +
    (one.qualifiers.length > 0 ? 4 : 0) +
    (one.isExact ? 0 : 2) +
    (wanted.aspect === 'permission' && !ruling.test(one.statement.text) ? 3 : 0) +
    (wanted.aspect === 'place' && !isPlaced(one) ? 3 : 0) +
    (one.statement.isProse ? 1 : 0) -
    // Asked for a ramp, a ramp comes before grab bars, and for extra storage, extra storage before a cabinet's.
    ((/^(?:wheelchair|special-assessment)$/.test(wanted.concept.id) || wanted.name.includes(' ')) &&
    isSaidBy(one.statement, wanted.name)
      ? 0.5
      : 0);
  return countedInFull(fitting, wanted.aspect)
    .sort((a, b) => weight(a) - weight(b))
    .map((one) => ({ ...one, quote: quoteOf(one, wanted) }));
}

/** Asked where, "beneath the island" comes before a headline that only names the thing. */
const isPlaced = ({ statement: { text }, span: { from, to } }: Evidence) =>
  /\b(?:upstairs|downstairs|basement|(?:floor|level)(?! plan)|closet|hall\w*|bathroom|kitchen|mud ?room|garage)\b[^.;]{0,60}$/i.test(
    text.slice(0, from),
  ) ||
  /^[^.;]{0,50}\b(?:in|on|off|at|beneath|under|behind|beside|above|below|near|next to|inside|located|upstairs|downstairs)\b/i.test(
    text.slice(to),
  );

const isSaidBy = ({ text, isProse }: Statement, name: string) =>
  isProse && name.length > 3 && text.toLowerCase().includes(name.toLowerCase().replace(/s$/, ''));

/** Asked what is allowed, a sentence that rules comes first. */
const ruling =
  /\b(?:allow(?:s|ed)?|permit(?:s|ted)?|welcomes?|ok(?:ay)?|friendly|no|not|prohibited|approval)\b/i;

/** Names and numbers of the record: "Real Estate" in a brokerage's name is no estate sale. */
const ofRecord = /^(?:agent|brokerage|street|city|state|zip|mls|county|status)$/;

/** The clause that answers: read by itself, it says the same of the thing as the whole sentence. */
function quoteOf(one: Evidence, wanted: Wanted): string {
  const { statement, span } = one;
  if (!statement.isProse) return statement.text;
  // What the sentence before says is not in the quotation: "Residents share" has to stay.
  const alone = { ...statement, scope: 'home' as const };
  const limits = qualifiersOf(alone, span);
  const isSame = (text: string) => {
    const found = evidenceIn({ ...alone, text }, wanted);
    return found.some(
      (part) =>
        part.isExact === one.isExact &&
        part.isOpposite === one.isOpposite &&
        part.isRelated === one.isRelated &&
        part.qualifiers.length === limits.length,
    );
  };
  const { id } = wanted.concept;
  const cut = cutClause(statement.text, span, isSame, {
    ...((wholeLists.test(id) ||
      isTwice(statement.text, wanted.concept) ||
      (/^(?:basement|refrigerator|stove|dishwasher)$/.test(id) && wanted.aspect === 'description') ||
      /^(?:maker|brand)$/.test(wanted.aspect)) && { maxWords: 60 }),
    isOfRules: wanted.aspect === 'permission' || rules.test(id),
  });
  const before = statement.text.slice(0, Math.max(0, statement.text.indexOf(cut)));
  if (wanted.aspect === 'place' && (!located.test(cut) || inPlace.test(before))) return statement.text;
  return wanted.aspect === 'age' ? withYear(cut, statement.text, span) : cut;
}

/** Asked where, a cut that loses the place is no answer. */
const located =
  /\b(?:floor(?! plan)|level|upstairs|downstairs|basement|rear|front|off the|in the|on the|beneath|under|behind|next to|above|inside)\b/i;

/** "A foyer holds a surprise: a powder room": where it is was said before it. */
const inPlace =
  /\b(?:foyer|entry\w*|hall\w*|\w+ ?room|kitchen|suite|lobby|basement|floor|level|landing)\b[^,;]*:? $/i;

/** What a building allows, it mostly allows on conditions. */
const rules = /^(?:pets|dogs|cats|rentals|short-term|in-unit-laundry|laundry-hookups)$/;
/** Asked for all of it, a list is the answer. */
const wholeLists =
  /^(?:rent-includes|move-in-cost|updates|hoa-covers|amenities|included|nearby|condition|shopping)$/;
/** Said twice in a sentence, these are two: the ceilings of some rooms and of the others, one train and the next. */
const severalOf = /^(?:train|bus|transit|ceilings|restaurants|park)$/;
const isTwice = (text: string, { id, stated }: Concept) =>
  severalOf.test(id) && stated !== undefined && [...text.matchAll(stated)].length > 1;

/** What only touches on a thing says nothing of its kind, size or number. */
const mayTouch: ReadonlySet<Aspect> = new Set([
  'existence',
  'description',
  'permission',
  'age',
  'year',
  'distance',
]);

function evidenceIn(statement: Statement, wanted: Wanted): Evidence[] {
  const { concept, aspect } = wanted;
  const stated = spansOf(statement, concept.stated)
    .filter((span) => !isOnlyLabel(statement, span, concept))
    .map((span) => ({ span, isRelated: false }));
  const related =
    stated.length > 0 || !mayTouch.has(aspect)
      ? []
      : spansOf(statement, concept.related).map((span) => ({ span, isRelated: true }));
  return [...stated, ...related].flatMap(({ span, isRelated }) => {
    const bindings = wanted.words.map((word) => bindWord(statement.text, span, word));
    // "Covered and uncovered spaces" is no denial.
    const isOpposite = wanted.words.some(
      (word, at) => bindings[at] === 'opposite' && !statement.text.toLowerCase().includes(word),
    );
    const isCovered = wanted.words.every(
      (word, at) =>
        bindings[at] !== undefined ||
        saysNearby(
          statement.text,
          span,
          word,
          concept.id === 'hoa-covers' ? wholeList : aspect === 'existence' ? nearForVerdict : undefined,
        ),
    );
    if (isOnlyPlace(statement, span, concept) || !hasNumbers(statement, span, wanted.words)) return [];
    if (!isCovered || !wanted.others.every((other) => goesWith(statement, span, other, concept))) return [];
    if (aspect === 'maker' && !statement.isProse) return [];
    if (aspect === 'place' && concept.id.startsWith('word:')) return [];
    if (ofCount.test(statement.fact.field) && !mayCount.has(aspect)) return [];
    if (needsFigure.has(concept.id) && wanted.words.length === 0 && !/\d|\bno\b/i.test(statement.text))
      return [];
    const isChosen = wanted.choices.some((word) => bindWord(statement.text, span, word) === 'said');
    const qualifiers = qualifiersOf(statement, span);
    // The terrace of a building is no balcony of the home.
    if (isRelated && ofHome.test(concept.id) && qualifiers.includes('shared')) return [];
    // What is only near or only seen doesn't even touch on it: the gardens across the street are no yard.
    if (
      isRelated &&
      ofHome.test(concept.id) &&
      (qualifiers.includes('nearby') || isOnlySeen(statement, span))
    )
      return [];
    if (isOnlyCounted(statement, span, wanted) || isContrast(statement, span)) return [];
    if (isRelated && concept.id === 'in-unit-laundry' && !laundryPlace.test(statement.text)) return [];
    if (aspect === 'inclusion' && (isOnlyAvailable(statement.text) || isHookup(statement))) return [];
    if (aspect === 'inclusion' && /^Parking: /.test(statement.text) && !/includ/i.test(statement.text))
      return [];
    if (
      ofPremises.test(concept.id) &&
      aspect === 'existence' &&
      (qualifiers.includes('nearby') || isInTown(statement, span))
    )
      return [];
    // What would do as a laundry room has no machines yet.
    if (
      /laundry/.test(concept.id) &&
      /wash|dry/.test(wanted.name) &&
      qualifiers.includes('potential') &&
      !/\b(?:washers?|dryers?|W\/D|hook-?ups?)\b/i.test(statement.text)
    )
      return [];
    // A patio that would do for exercise is no gym.
    if (concept.id === 'gym' && aspect === 'existence' && isPurpose(statement, span)) return [];
    if (aspect === 'size' && hasNoSize(statement, span, concept)) return [];
    // What may be built one day is not counted.
    if (aspect === 'count' && !wanted.isOfPotential && qualifiers.includes('potential')) return [];
    if (wanted.choices.length > 0 ? !isChosen : !fitsAspect(statement.text, span, aspect, wanted.name))
      return [];
    return [
      {
        statement,
        span,
        isRelated,
        isOpposite,
        qualifiers,
        isExact:
          bindings.every((binding) => binding !== undefined) &&
          wanted.others.every((other) => !isRoom(other.id) || !isOfRoomBefore(statement, other.id)) &&
          !isOnlyThere(statement, span, concept) &&
          !isPurpose(statement, span) &&
          !isOnlySeen(statement, span),
        quote: statement.text,
      },
    ];
  });
}

/** "A corner loft with eastern and open northern exposures" says nothing of what opens into the loft. */
const nearForVerdict = 55;
/** What a fee covers is a list, and its last item counts like its first. */
const wholeList = 220;

/** Asked whether there is one, the gyms of the neighborhood are none. */
const ofPremises =
  /^(?:gym|hot-tub|sauna|doorman|elevator|laundry|storage|playroom|bike-room|garage|roof-deck)$/;

const ofHome = /^(?:balcony|terrace|yard|deck|patio|fireplace)$/;

/** How many bathrooms there are says nothing of what they are like. */
const ofCount = /^(?:beds|baths|bathSplit)$/;
const mayCount: ReadonlySet<Aspect> = new Set(['count', 'existence', 'description']);

/** "Low taxes" is no answer to what they are. */
const needsFigure: ReadonlySet<string> = new Set(['taxes', 'hoa']);

function isOnlyThere({ text }: Statement, { from, to }: Span, { id }: Concept): boolean {
  return wholeHome.test(id) && readLimits(text.slice(0, from), text.slice(to)).where !== undefined;
}

/** A house shares what is called so; "amenities include" is no sharing there. */
const sharing =
  /\b(?:shared?|common|communal|community|association|clubhouse|neighborhood|subdivision|residents?)\b/i;

function qualifiersOf({ text, scope, isProse, isOwnBuilding }: Statement, { from, to }: Span): Qualifier[] {
  const start = isProse ? 0 : text.indexOf(': ') + 1;
  // "No board approval" found as a whole is denied as well.
  const denied = /^no /i.exec(text.slice(from, to))?.[0].length ?? 0;
  const before = from >= start ? text.slice(start, from + denied) : '';
  return readQualifiers(before, text.slice(from + denied, to), text.slice(to), scope).filter(
    (qualifier) => qualifier !== 'shared' || !isOwnBuilding || sharing.test(before),
  );
}

/** Whether the home's text has the asker's own words for it: then it doesn't "not mention" it. */
export const isNamedIn = ({ sheet }: AskedHome, { asked }: Concept) => (sheet.text ?? '').search(asked) >= 0;

/** Whether any statement of the home speaks of the thing at all. */
export function isMentioned(home: AskedHome, concept: Concept): boolean {
  const { stated } = concept;
  return (
    home.statements.some((statement) => spansOf(statement, stated).length > 0) ||
    // A sentence that may not be quoted still mentions it.
    (stated !== undefined && (home.sheet.text ?? '').search(stated) >= 0)
  );
}
