import { joinList } from '#domain/english/join-list.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { type Clause, readClause, writeClause } from './read-clause.ts';
import { limit, openRelative } from './split-clauses.ts';

/** Splits a clause that's too long or too loud into statements; undefined if there's nowhere to split. */
export function partClause(clause: string): string[] | undefined {
  return [partWhere, partWhich, partPredicates, partWithList, partSubjects, partTail, partLead]
    .map((part) => part(clause))
    .find((parts) => parts !== undefined);
}

type Parting = (clause: string) => string[] | undefined;

const which =
  /^(.*\b(?:is|to|into|onto|off|from|by|and|has|with|including)) ((?:the|an?) (?:[\p{L}\d-]+ ){0,4}?[\p{L}-]+), which (.+)$/u;
const room =
  /(?:room|bedroom|bath|bathroom|kitchen|suite|terrace|deck|garden|library|den|office|garage|basement|balcony|patio|yard|backyard|gallery|foyer|hall|pantry|courtyard|lobby|studio|loft|floor|level)$/;

const where =
  /^(.*\b(?:is|to|into|onto|on|in|of|from|by|with|and)) (the (?:[\p{L}\d-]+ ){0,4}?[\p{L}-]+), where (.+)$/u;

/** "Stairs lead to the attic, where a den has a bar": the den is in the attic. */
const partWhere: Parting = (clause) => {
  const [, before = '', thing = '', said = ''] = where.exec(clause) ?? [];
  const inner = readClause(said);
  if (inner?.lead !== '' || !room.test(thing) || /^(?:you|it|they|one)\b/i.test(said)) return undefined;
  const at = /(?:floor|level|terrace|deck|roof|patio|balcony)$/.test(thing) ? 'On' : 'In';
  return [`${before} ${thing}`, `${at} ${thing}, ${said}`];
};

const withList =
  /^(.*\b(?:the|an?) ((?:[\p{L}\d-]+,? ){0,4}?(?:bathroom|bath|kitchen|suite|bedroom|living room|dining room|family room|great room|living area|room|terrace|deck|backyard|garden|garage|office|den|library|foyer|lobby|townhome|townhouse|home|penthouse))) (?:with|featuring|including) (.+)$/u;
const twoThings =
  /\b(?:garden|terrace|deck|yard|patio|courtyard|lobby|gym|office|den|library|(?:bath|bed|play|dining|living|family|laundry|mud|powder)? ?room|pool|balcony|kitchen|garage|storage|laundry), /;
/** A separate room doesn't belong in another room's list. */
const otherRoom =
  /\b(?:bedrooms?|kitchen|living room|dining room|family room|library|office|den|garage|laundry room|powder room|bath|bathroom)\b/i;

/** "Stairs lead to a bath with a tub, a bench and twin sinks": what the bath has becomes a statement of its own. */
const partWithList: Parting = (text) => {
  const [, main = '', thing = '', list = ''] = withList.exec(text) ?? [];
  if (list === '' || !/,| and /.test(list) || otherRoom.test(list) || / with /.test(main)) return undefined;
  // "A walled garden, roof deck with benches": two things, and the garden has no benches.
  if (twoThings.test(thing)) return undefined;
  const clause = readClause(main);
  if (!clause || openRelative.test(main) || readClause(list)) return undefined;
  // "The hall is open to the den with oak shelves": not certain whose shelves they are.
  if (room.test(clause.subject) && !/(?:floor|level)$/.test(clause.subject) && main.endsWith(` the ${thing}`))
    return undefined;
  const isHome = /(?:townhome|townhouse|home|penthouse)$/.test(thing);
  return [main, `${isHome ? 'It' : `The ${thing.replace(/,/g, '')}`} has ${list}`];
};

const maxSubjects = 4;

/** "Five shops, … and a bakery are two blocks away": make two statements. */
const partSubjects: Parting = (text) => {
  const clause = readClause(text);
  const names = clause?.subject.split(/, (?:and )?/) ?? [];
  if (clause?.lead !== '' || names.length <= maxSubjects || !/^(?:are|were)$/.test(clause.verb))
    return undefined;
  if (names.some((name) => !/\p{L}{3}/u.test(name)) || / and /.test(names.slice(0, -1).join(' ')))
    return undefined;
  const half = Math.ceil(names.length / 2);
  return [names.slice(0, half), names.slice(half)].map((some) =>
    writeClause({ ...clause, subject: upperFirst(joinList(some)) }),
  );
};

const looseLead =
  /^(?:with|featuring|offered|available for the first|boasting|surrounded|bathed|filled|flooded|crowned|anchored)\b/i;

/** Drops what comes before the subject if nothing depends on it. */
const partLead: Parting = (text) => {
  const clause = readClause(text);
  if (!clause || !looseLead.test(clause.lead)) return undefined;
  const isLimit = limit.test(clause.lead.replace(/^available for the first/i, ''));
  return isLimit ? undefined : [writeClause({ ...clause, lead: '', subject: upperFirst(clause.subject) })];
};

/** "Past the stair is a den, which has bay windows." */
const partWhich: Parting = (clause) => {
  const [, before = '', thing = '', said = ''] = which.exec(clause) ?? [];
  if (said === '') {
    const at = clause.search(/, (?:which|where|who|when)\b/);
    return at > 0 && !limit.test(clause.slice(at))
      ? [clause.slice(0, at).replace(/, including [^,]+$/, '')]
      : undefined;
  }
  // "All levels, including the ninth floor, which has a den": the den is why the floor is mentioned.
  const main = before.endsWith(' including') ? before.replace(/,? including$/, '') : `${before} ${thing}`;
  if (room.test(thing)) return [main, `The ${thing.replace(/^(?:the|an?) /, '')} ${said}`];
  return limit.test(said) ? undefined : [main];
};

const hasTail =
  /,\s+(?:(?:thoughtfully|beautifully|fully|also|and) )*(?:featuring|offering|showcasing|boasting|providing|complete with|outfitted with|equipped with|appointed with|highlighted by|complemented by|with) (.+)$/i;
/** Whatever the verb, this describes the subject. */
const fittedTail = /,\s+(?:complete|outfitted|equipped|appointed) with (.+)$/i;
/** The words before "complete with" may be what it describes. */
const namesPart =
  /\b(?:rooms?|bedrooms?|baths?|bathrooms?|suites?|kitchen|office|area|terrace|deck|garage|closets?|yard|patio|balcony|island)\b/i;
const includesTail =
  /^(.+?\b((?:(?:original|period|recent|building|kitchen|prewar|pre-war|architectural) )?[\p{L}-]+s)),? (?:including|such as|like) (.+)$/iu;
const otherTail =
  /,\s+(?:(?:\p{L}+ly|all|each|both|also) )*(?:\p{L}{3,}ing|finished|anchored|accented|flanked|surrounded|framed|topped|lined|adorned|wrapped|set|clad|inspired|designed|crafted|perfect|ideal|great|reached|valued|emblematic|along with|as well as|in addition to|where|so|plus|rare|once|now|steps|just|all|a|an|the)\b.*$/iu;

/** "Onto a large, inviting porch": the comma doesn't start a tail. */
const adjectiveEnd =
  /\b(?:an?|the|its|\p{L}+ly) (?:[\p{L}-]+, )?(?:large|private|quiet|new|open|wide|deep|high|modern|classic|updated|renovated|oversized|tall|tree-lined|landscaped|sunny|formal|historic|big|long|south-facing|separate)$/u;

/** Trailing participles: keep what the subject has, and drop the rest if nothing depends on it. */
const partTail: Parting = (text) => {
  const clause = readClause(text);
  if (!clause) return undefined;
  const having = hasTail.exec(clause.rest);
  const isCopula =
    /^(?:is|are|was|were|blends?|combines?|exudes?|makes?|stuns?|delivers?|impresses|marries)$/i.test(
      clause.verb,
    ) || /^been\b/.test(clause.rest);
  if (
    having &&
    isCopula &&
    !namesPart.test(clause.rest.slice(0, having.index)) &&
    !/^(?:there|you|)$/i.test(clause.subject)
  ) {
    const main = writeClause({ ...clause, rest: clause.rest.slice(0, having.index) });
    const isOne = /s$/i.test(clause.verb);
    return [
      main,
      writeClause({
        ...clause,
        lead: '',
        subject: upperFirst(clause.subject),
        verb: isOne ? 'has' : 'have',
        rest: having[1] as string,
      }),
    ];
  }
  const fitted = fittedTail.exec(clause.rest);
  if (
    fitted &&
    /^(?:the|this|it|an?|your|each)\b/i.test(clause.subject) &&
    !namesPart.test(clause.rest.slice(0, fitted.index))
  ) {
    const subject = upperFirst(clause.subject.replace(/^an? /i, 'the '));
    const isOne = /s$/i.test(clause.verb);
    return [
      writeClause({ ...clause, rest: clause.rest.slice(0, fitted.index) }),
      writeClause({ ...clause, lead: '', subject, verb: isOne ? 'has' : 'have', rest: fitted[1] as string }),
    ];
  }
  const [, main = '', noun = '', list = ''] = includesTail.exec(text) ?? [];
  if (
    list !== '' &&
    readClause(main) !== undefined &&
    !limit.test(main) &&
    !/ and (?:has|have|boasts?|features?|is|are) /.test(list) &&
    /^(?:(?:\S+ )?(?:amenities|services|improvements|appliances|facilities)|\S+ (?:details|features|upgrades|updates|finishes))$/.test(
      noun,
    )
  )
    return [main, ...includedIn(noun, list, clause)];
  const other = otherTail.exec(clause.rest);
  if (
    !other ||
    adjectiveEnd.test(clause.rest.slice(0, other.index)) ||
    /^,\s+(?:all|a|an|the)\b/i.test(other[0]) ||
    limit.test(other[0])
  )
    return undefined;
  return [writeClause({ ...clause, rest: clause.rest.slice(0, other.index) })];
};

/** Counters after a list of appliances belong to the kitchen. */
const noAppliance =
  /\b(?:countertops?|counters|pantry|cabinetry|cabinets|island|backsplash|floors|flooring|lighting)\b/i;

function includedIn(noun: string, list: string, clause: Clause): string[] {
  const items = list.replace(/\.$/, '').split(/, (?:and )?| and (?=\p{Ll})/u);
  const end = noun === 'appliances' ? items.findIndex((item) => noAppliance.test(item)) : -1;
  if (end < 0) return [`The ${noun} include ${list}`];
  const [own, others] = [items.slice(0, end), items.slice(end)];
  return [
    ...(own.length > 0 ? [`The ${noun} include ${joinList(own)}`] : []),
    writeClause({ ...clause, verb: /s$/.test(clause.verb) ? 'has' : 'have', rest: joinList(others) }),
  ];
}

const predicate =
  /,? (?:and|plus|but) (?:also )?(?=(?:has|have|is|are|was|were|opens?|leads?|features?|includes?|offers?|boasts?|sits?|overlooks?|comes?|can|could|will|provides?|flows?|shares?|showcases?|connects?|faces|spans|receives|benefits)\b)|, (?=(?:has|is|opens|leads|features|includes|offers|boasts|sits|overlooks|comes|provides) )/;

/** "The den has a bar and opens to the deck": repeat the subject. */
const partPredicates: Parting = (text) => {
  const clause = readClause(text);
  if (!clause || clause.subject === '' || /^(?:can|could|may|might|will|would|must)$/.test(clause.verb))
    return undefined;
  const found = predicate.exec(clause.rest);
  if (!found || openRelative.test(clause.rest.slice(0, found.index))) return undefined;
  const again = `${clause.lead ? `${clause.lead} ` : ''}${clause.subject} ${clause.rest.slice(found.index + found[0].length)}`;
  return agrees(clause, again)
    ? [writeClause({ ...clause, rest: clause.rest.slice(0, found.index) }), again]
    : undefined;
};

/** "Is" and "opens" share a subject; "are" and "opens" don't. */
function agrees(one: Clause, again: string): boolean {
  const other = readClause(again);
  const number = (verb: string) =>
    /^(?:can|could|will|had)$/i.test(verb) ? 'any' : /s$/i.test(verb) ? 'one' : 'many';
  const numbers = [number(one.verb), number(other?.verb ?? '')];
  return other?.subject === one.subject && (numbers.includes('any') || numbers[0] === numbers[1]);
}
