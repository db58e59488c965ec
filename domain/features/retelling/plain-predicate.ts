import { isPluralNoun } from '#domain/english/plural-of.ts';
import { container } from './data/container-words.ts';
import { isPraise } from './drop-praise.ts';
import { type Clause, readClause, writeClause } from './read-clause.ts';
import { startSmall } from './start-small.ts';

const hasVerb = /^(?:boasts?|showcases?|features?)$/i;
const mayHaveVerb = /^(?:offers?|presents?|enjoys?|provides?|delivers?)$/i;
const includes = /^includes?$/i;
/** A fee, a sale or an amenities package doesn't "have" what it includes, and "it" may be any of them. */
const hasParts =
  /^it$|(?:fees?|dues|hoa|assessments?|association|maintenance|price|sale|rent|amenities|appliances|services?|systems?|updates|upgrades|plan|floorplan|layout|community|center|complex|development)$/i;
const isMany = (verb: string) => !/s$/i.test(verb);
const have = (verb: string) => (isMany(verb) ? 'have' : 'has');

/** A predicate that only praises, and the list after it. */
const praiseThenList =
  /^(.{3,90}?),? (?:(?:complete|outfitted|appointed|equipped|finished|filled|adorned|furnished) with|with|featuring|showcasing|offering|boasting|highlighted by|anchored by) (.+)$/i;
const praiseNoun =
  /\b(?:dream|showstopper|show-stopper|centerpiece|masterpiece|oasis|retreat|sanctuary|delight|gem|haven|paradise|heart of the (?:home|house|apartment)|standout|highlight|statement|escape|entertainer's|work of art|treasure|joy|pleasure|perfection)$/i;
const limited = /\d|\b(?:not|no|only|could|can|may|might|will|potential|proposed|shared|former|current)/i;

/** "The den is a showstopper with a bar" becomes "The den has a bar", and so on for other ad phrases. */
export function plainPredicate(text: string): string {
  const hidden = fromHidden(text);
  if (hidden) return hidden;
  const clause = readClause(text);
  if (!clause) return fromInversion(text) ?? text;
  const changed = changes.map((change) => change(clause)).find((one) => one !== undefined);
  return writeClause(connects(changed ?? clause));
}

/** "The den has a bar, connecting to a deck": the den connects, not the bar. */
function connects(clause: Clause): Clause {
  if (!/^(?:has|have)$/i.test(clause.verb) || clause.subject === '') return clause;
  const rest = clause.rest.replace(
    /, (?:\p{L}+ly )?(connect|open|lead)ing (?=(?:directly |out )?(?:to|onto|into) )/u,
    (_, verb: string) => ` and ${verb}${/^has$/i.test(clause.verb) ? 's' : ''} `,
  );
  return { ...clause, rest };
}

type Change = (clause: Clause) => Clause | undefined;

const changes: readonly Change[] = [
  praiseWithList,
  fittedSubject,
  fewOfMany,
  perksInclude,
  completed,
  addsPraise,
  awaited,
  found,
  enhanced,
  residents,
  closeBy,
  shopVerb,
];

function praiseWithList(clause: Clause): Clause | undefined {
  if (!/^(?:is|are|makes?|impresses)$/i.test(clause.verb)) return undefined;
  const [, middle = '', list = ''] = praiseThenList.exec(clause.rest) ?? [];
  const words = middle.split(' ');
  const isOnlyPraise =
    praiseNoun.test(middle) ||
    words.every((word) => isPraise(word) || /^(?:and|an?|the|as|it|is|both|,)$/.test(word));
  if (list === '' || !isOnlyPraise || limited.test(middle)) return undefined;
  const isOne = /^(?:is|makes)$/i.test(clause.verb);
  return { ...clause, verb: isOne ? 'has' : 'have', rest: withoutIts(list) };
}

/** "The den, complete with a bar and a sink, is perfect for parties." */
function fittedSubject(clause: Clause): Clause | undefined {
  const [, subject, list] =
    /^((?:the|this|an?) [^,]+), (?:complete|outfitted|equipped|appointed|fitted) with (.+),$/i.exec(
      clause.subject,
    ) ?? [];
  const isPraised =
    /^(?:is|offers|provides|makes)$/i.test(clause.verb) &&
    /^(?:an? |the )?(?:perfect|ideal|great|wonderful)\b/i.test(clause.rest);
  return subject && list && isPraised ? { ...clause, subject, verb: 'has', rest: list } : undefined;
}

/** "With its island" becomes "has an island". */
function withoutIts(list: string): string {
  const [first = ''] = list.split(/,| and | with | of /);
  return list.replace(/^(?:its|their) (?:own )?/, isPluralNoun(first) ? '' : 'a ');
}

/** "Cork floors and a bay are only some of its charms." */
function fewOfMany(clause: Clause): Clause | undefined {
  const isFew = /^(?:just |only )?(?:some|a few) of the\b/.test(clause.rest) && /^are$/.test(clause.verb);
  return isFew && clause.lead === '' ? thereIs('', clause.subject) : undefined;
}

const perks =
  /^(?:(?:other|additional|modern|thoughtful|key|notable|more|special|further|interior|standout|impressive|unique|added|designer|luxury|luxurious|recent) )*(?:features|highlights|perks|conveniences|details|extras|luxuries|touches|bonuses|comforts)(?: (?:throughout|of the (?:home|unit|apartment|residence)))?$/i;

/** "Modern conveniences include a heat pump." */
function perksInclude(clause: Clause): Clause | undefined {
  const isPerk = perks.test(clause.subject.replace(/ also$/, '')) && /^include$/i.test(clause.verb);
  return isPerk ? thereIs('', clause.rest.replace(/^: ?/, '')) : undefined;
}

/** "A fireplace and shades complete the den." */
function completed(clause: Clause): Clause | undefined {
  const [, direct = ''] = /^(?:out )?(.+?)\.?$/.exec(clause.rest) ?? [];
  const isComplete =
    /^completes?$/i.test(clause.verb) || (/^rounds?$/i.test(clause.verb) && /^out /.test(clause.rest));
  if (isComplete && /\b(?:upgrades|updates|improvements|picture|package)\b/.test(direct))
    return thereIs('', clause.subject);
  if (
    !isComplete ||
    clause.lead !== '' ||
    !/^(?:the|this) [\p{L} -]+$/u.test(direct) ||
    direct.split(' ').length > 5
  )
    return undefined;
  const isHome = /(?:home|offering|package|picture|space|residence|apartment|property|unit|experience)$/.test(
    direct,
  );
  const subject = isHome ? 'It' : direct.replace(/^this|^the/, 'The');
  const rest = apart(startSmall(clause.subject), clause.verb);
  return { lead: '', subject, verb: isPluralNoun(direct) ? 'have' : 'has', rest };
}

/** "A mudroom with cubbies and central air complete the loft": the verb shows that these are two things. */
const apart = (things: string, verb: string) =>
  /^complete$/i.test(verb) ? things.replace(/^(an? [^,]+ with [^,]+?) and (?=[^,]+$)/u, '$1, plus ') : things;

const praiseObject =
  /^(?:(?:to|up|both|a|an|the|even|more|extra|added|in|incredible|timeless|modern|everyday|all) )*(?:\p{L}+ ){0,3}?(?:comfort|convenience|charm|character|style|elegance|warmth|ease|function|functionality|flexibility|versatility|privacy|appeal|value|peace|luxury|drama|beauty|allure|depth|dimension|touch|ambiance|airiness|flow|perfect\b.*|ideal\b.*|experience|retreat|escape|oasis|paradise|lifestyle)\b/iu;

/** "Two baths and a heat pump add comfort" says that there are two baths and a heat pump. */
function addsPraise(clause: Clause): Clause | undefined {
  if (
    !/^(?:adds?|creates?|ensures?|provides?|offers?|brings?|makes?|enhances?|elevates?|lends?|gives?)$/i.test(
      clause.verb,
    )
  )
    return undefined;
  const isList = / and |,/.test(clause.subject) || /^(?:an?|two|three|several)\b/i.test(clause.subject);
  const isPlainPraise = praiseObject.test(clause.rest) && !limited.test(clause.rest);
  const rooms = /^(?:the|this|these|it|your)\b/i.test(clause.subject);
  const isWhole = !/\bit$/i.test(clause.subject);
  return isList && isPlainPraise && isWhole && !rooms ? thereIs(clause.lead, clause.subject) : undefined;
}

function awaited(clause: Clause): Clause | undefined {
  if (!/^awaits?\W?$/i.test(clause.verb)) return undefined;
  if (clause.subject === '') return thereIs(`${clause.lead},`, clause.rest);
  return clause.rest === '' ? thereIs(clause.lead, clause.subject) : undefined;
}

/** "Upstairs, you'll find two bedrooms." */
function found({ lead, subject, verb, rest }: Clause): Clause | undefined {
  if (!/^you$/i.test(subject)) return undefined;
  const [, what] =
    /^(?:(?:also )?find|be (?:greeted|welcomed|met) (?:by|with)|(?:greeted|welcomed|met) (?:by|with)|have|enjoy) ((?:an?|two|three|four|five|\d|\p{Ll}+).*)$/u.exec(
      rest,
    ) ?? [];
  return what && /^(?:will|can|are)$/i.test(verb) && !/^(?:the|your|it|that|yourself)\b/.test(what)
    ? thereIs(lead, what)
    : undefined;
}

function enhanced(clause: Clause): Clause | undefined {
  const [, list] =
    /^(?:further |beautifully |thoughtfully )*(?:enhanced (?:by|with)|highlighted by|adorned with|graced (?:by|with)|elevated by|defined by|accented (?:by|with)|appointed with|outfitted with|complete with|flooded with|filled with|bathed in) (.+)$/i.exec(
      clause.rest,
    ) ?? [];
  if (!list || /(?:features|details|elements|finishes)$/i.test(clause.subject)) return undefined;
  if (!/^(?:is|are)$/i.test(clause.verb) || /^(?:natural |sun|light|southern|the sun)/i.test(list))
    return undefined;
  return { ...clause, verb: /^is$/i.test(clause.verb) ? 'has' : 'have', rest: list };
}

function residents(clause: Clause): Clause | undefined {
  const isTheirs = /^(?:\p{Lu}[\p{L} ]+ )?residents(?: also)?$/iu.test(clause.subject);
  return isTheirs && /^enjoy$/i.test(clause.verb) ? { ...clause, verb: 'have' } : undefined;
}

/** "You're two blocks from the lake." */
function closeBy(clause: Clause): Clause | undefined {
  const isNear =
    /^(?:(?:just|only|also|a|half|steps|mere|\d+|one|two|three|four|few|short) ?)*(?:blocks?|steps|minutes|moments|walk|miles?|mile|feet)? ?(?:away )?(?:from|to)\b/i.test(
      clause.rest,
    );
  return /^you$/i.test(clause.subject) && /^are$/i.test(clause.verb) && clause.lead === '' && isNear
    ? { ...clause, subject: 'It', verb: 'is' }
    : undefined;
}

/** Ads say "features", "offers" and "showcases"; people say "has". */
function shopVerb(clause: Clause): Clause | undefined {
  const subject = clause.subject.replace(/ also$/, '');
  const head = subject.split(
    / (?:with|of|on|at|in|off|from|near|overlooking|through|to|via|by|between|above|below) |, /,
  )[0] as string;
  const isContainer = container.test(head) || /\d .*(?:Street|Avenue|Place|Road|Drive)$/.test(subject);
  // "A balcony has city views" sounds as if the listener already knew of it.
  const isNew = /^an? /i.test(subject) && !oneOfHome.test(head) && !/ (?:and|or) |,/.test(subject);
  if (
    isNew &&
    !/ with /.test(subject) &&
    (hasVerb.test(clause.verb) || (mayHaveVerb.test(clause.verb) && isContainer))
  )
    return thereIs(clause.lead, `${subject} with ${listOf(clause.rest)}`);
  if (hasVerb.test(clause.verb))
    return {
      ...clause,
      subject,
      verb: /amenities$|updates$|upgrades$/i.test(subject) ? 'include' : have(clause.verb),
      rest: listOf(clause.rest),
    };
  if (includes.test(clause.verb) && isContainer && !hasParts.test(head) && !isGroup(subject, clause.rest))
    return { ...clause, subject, verb: have(clause.verb), rest: listOf(clause.rest) };
  if (mayHaveVerb.test(clause.verb) && isContainer) {
    const rest = listOf(clause.rest.replace(/^(?:its |the )?(?:residents|owners|you) /, ''));
    return { ...clause, subject, verb: have(clause.verb), rest };
  }
  if (/^(?:welcomes|greets)$/i.test(clause.verb) && /^you with /.test(clause.rest) && isContainer)
    return { ...clause, subject, verb: 'has', rest: clause.rest.slice('you with '.length) };
  return subject === clause.subject ? undefined : { ...clause, subject };
}

/** Four outdoor spaces include a garden; they don't have one. */
const isGroup = (subject: string, rest: string) =>
  / of service$/i.test(subject) ||
  (/\b(?:spaces|areas|rooms|bedrooms|floors|levels)$/i.test(subject) &&
    !/^(?:both|all|each|every)\b/i.test(subject) &&
    ofGroup.test(rest));
const ofGroup =
  /^(?:an?|the|its|one|two|three|four|\d+) [^,.]*?\b(?:suite|bedrooms?|gardens?|backyard|yard|terraces?|decks?|patios?|balcon(?:y|ies)|rooms?|offices?|den|library)\b/i;

/** The home has just one; it needs no introduction. */
const oneOfHome = /(?:kitchen|living room|dining room|living area|primary (?:suite|bedroom|bath(?:room)?))$/i;
const listOf = (rest: string) => rest.replace(/^: ?/, '');

const inverted = /^(?:Completing|Rounding out|Crowning) ((?:the|this) [\p{L} -]+?) (?:is|are) (.+)$/iu;

/** "Rounding out the attic are two nooks." */
function fromInversion(text: string): string | undefined {
  const [, part, list] = inverted.exec(text) ?? [];
  if (!part || !list) return undefined;
  const isHome = /(?:home|offering|package|picture|space|residence|house|property|building|townhouse)$/.test(
    part,
  );
  if (isHome && /^Crowning/.test(text)) {
    const crown = thereIs('', list.replace(/,? designed for .*$/, ''));
    return writeClause(crown);
  }
  return `${isHome ? 'It' : part.replace(/^this|^the/, 'The')} ${isPluralNoun(part) && !isHome ? 'have' : 'has'} ${list}`;
}

const hiddenFirst =
  /^Hidden ((?:behind|under|beneath|below|above) .+?) (?:is|are) ((?:an?|two|three) (?:[\p{L}-]+ ){0,4}?[\p{L}-]+)(?: (?:that|which) (.+))?$/u;

/** "Hidden behind a door is a den." */
function fromHidden(text: string): string | undefined {
  const [, where, what, more = ''] = hiddenFirst.exec(text) ?? [];
  return where && what && !limited.test(more)
    ? writeClause(thereIs('', `${what} hidden ${where}`))
    : undefined;
}

const several =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|several|multiple|many|numerous|\d+)\b(?!-)/i;

/** Whether a list begins with several things. */
export function areMany(things: string): boolean {
  const first = things.split(
    /,| and | with | of | that | in | on | for | from | including | throughout/,
  )[0] as string;
  return several.test(things) || (isPluralNoun(first) && !/^(?:an?|one)\b/i.test(things));
}

/** "There is" or "there are", to agree with the first item. */
export function thereIs(lead: string, what: string): Clause {
  const things = startSmall(what.replace(/^(?:also )/i, ''));
  return {
    lead,
    subject: lead === '' ? 'There' : 'there',
    verb: areMany(things) ? 'are' : 'is',
    rest: things,
  };
}
