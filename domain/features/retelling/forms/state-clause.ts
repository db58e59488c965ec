import { havingVerbs, plainVerbs } from '../data/home-words.ts';
import { calmPlace } from './calm-place.ts';
import { dropFlattery, withA } from './drop-flattery.ts';
import type { MainClause } from './read-main-clause.ts';
import { nearBehind, statePlace } from './state-place.ts';
import { stateThings, thingsOf } from './state-things.ts';

/** A name that says only that it's a home. */
const onlyHome =
  /^(?:(?:lovely|stylish|bright|spacious|beautiful|private|sun-filled) )*(?:home|house|apartment|condo|condominium|unit|residence|property|estate|space|mansion|townhouse|townhome|loft|penthouse|co-?op)$/i;
/** Nothing that a visitor could check. */
export const adObject =
  /^(?:(?:both|an?|the|truly|its own|all|some|such|many|such an?|one of the) )*(?:(?!(?:for|with|in|on|from)\b)[\p{L}-]+,? (?:and )?){0,4}?(?:opportunit\w+|blend|combination|balance|mix|fusion|experience|lifestyle|retreat|value|versatility|flexibility|functionality|elegance|comfort|convenience|privacy(?! fence)|style|charm|character|sanctuary|oasis|escape|living(?! (?:room|area|and|space|level)|\/)|best|everything|perfection|sophistication|luxury(?! vinyl)|possibilities|sense|scale|feel|vibe|union|refuge|haven|pinnacle|epitome|potential|upside|setting|backdrop|canvas|work of|flow|something|comparison|harmony|serenity|peace|location|construction|architecture|blank slate|access to (?:the entire|everything|all))\b/iu;
/** "An unparalleled experience with city views": the views are something. */
const withTail = /^(?: [\p{L}-]+){0,2} with (?!a sense|the ease|ease|both|all|the\b)([^—]+)$/iu;
const adComplement =
  /^(?:not (?:just|simply|only|merely)\b|(?:(?:truly|simply|also|perfectly|more than) )*(?:(?:an?|the|both|one of the|your) )?(?:[\p{L}-]+,? (?:and )?){0,3}?(?:standout|showstopper|masterpiece|gem|dream|must-see|oasis|retreat|sanctuary|delight|treat|opportunit\w+|blend|fusion|find|perfect|ideal\w*|remarkable|designed for|built (?:for|to)|perfectly|move-in|more than|where|packed|offer\w*|combination|treasure|statement|testament|haven|best|exploding|ready|considered|defined by|maintained|for those|known for|surrounded by the)\b)/iu;
const maxWithWords = 18;

/** What a clause states about its subject: what it is, what it has, where it is. */
export function stateClause(clause: MainClause): string[] {
  const { subject } = clause;
  const kind = kindOf(clause);
  const said = [...asideOf(clause), ...predicateOf(clause)];
  if (kind === undefined) return said;
  const [only = ''] = said;
  const has = `${subject} has `;
  const isShort =
    said.length === 1 &&
    only.startsWith(has) &&
    !only.startsWith(`${has}been `) &&
    !/ with /.test(kind) &&
    (thingsOf(only.slice(has.length))?.length ?? maxThings) < maxThings &&
    `${kind} ${only}`.split(' ').length <= maxWithWords;
  return isShort ? [`It's ${kind} with ${only.slice(has.length)}`] : [`It's ${kind}`, ...said];
}

const maxThings = 4;

/** "This cottage—formerly a mill—has …". */
function asideOf({ subject, aside }: MainClause): string[] {
  return /^(?:(?:formerly|originally|once) (?:an? |the |built )|(?:built|designed|renovated|converted) (?:in|by) )/i.test(
    aside,
  )
    ? [`${subject} was ${aside}`]
    : [];
}

/** "A corner two-bedroom in the West Village". */
function kindOf({ subject, kind, detail }: MainClause): string | undefined {
  if (subject !== 'It' || kind === '') return undefined;
  const name = dropFlattery(kind);
  const where = detail
    .replace(/^,\s*|,$/g, '')
    .replace(
      /^(?:perfectly |ideally )?(?:located|situated|nestled|set) (?=in|on|at|within|near|just|steps)/i,
      '',
    );
  const place = where === '' ? '' : calmPlace(where);
  if (place === undefined) return onlyHome.test(name) ? undefined : withA(name);
  if (onlyHome.test(name) && place === '') return undefined;
  return withA(`${name} ${place}`.trim());
}

function predicateOf({ subject, adverb, verb, rest }: MainClause): string[] {
  const lower = verb.toLowerCase();
  const who = `${subject} ${adverb}`.trim();
  if (lower === 'has' && perfect.test(rest)) return plainOf(subject, adverb, lower, rest);
  if (havingVerbs.includes(lower) || /^(?:feature|offer|have)$/.test(lower)) return havingOf(who, rest);
  if (lower === 'comes' && /^with /.test(rest)) return havingOf(who, rest.slice(5));
  if (!plainVerbs.includes(lower)) return featuredBehind(who, rest);
  const place = placeOf(rest);
  if (/^(?:is|was)$/.test(lower) && place !== undefined)
    return place === '' ? [] : statePlace(subject, place);
  if (/^(?:is|was)$/.test(lower) && adComplement.test(rest)) {
    const [, things] = alsoHas.exec(rest) ?? [];
    return things === undefined ? featuredBehind(who, rest) : havingOf(who, things);
  }
  return plainOf(subject, adverb, lower, rest);
}

const perfect =
  /^(?:\p{L}+ly |just |already |since )?(?:(?:been|undergone) |(?:added|completed|installed|replaced|received|updated|renovated|upgraded|finished) (?:an?|the|its|all) )/u;

function plainOf(subject: string, adverb: string, lower: string, rest: string): string[] {
  const told = rest
    .replace(alsoHas, (_, things: string) => (adObject.test(things) ? '' : ` and has ${things}`))
    .replace(aim, '')
    .replace(located, ' ')
    .replace(/,? while (?:also |still )?\p{L}+ing .*$/iu, '');
  // A room isn't the one next to it.
  if (reader.test(told) || (subject !== 'It' && /^(?:\p{L}+ly )?complemented by/u.test(told))) return [];
  const isIs = /^(?:is|was|can|could)$/.test(lower);
  const verb = isIs ? `${lower} ${adverb}` : `${adverb}${lower} `;
  return [`${subject} ${verb}${told}`.replace(/^It is /, "It's ")];
}

/** "Perfectly situated in Oldtown" is in Oldtown; empty if it's only praise, undefined if it isn't a place. */
const near =
  /^(?:just |only )?(?:steps|moments|minutes|blocks|a block|a few blocks|close to|near|within walking)\b/i;
function placeOf(rest: string): string | undefined {
  const [, where] =
    /^(?:also |just |still )?(?:(?:perfectly|ideally|conveniently|quietly|privately|beautifully) )?(?:located|situated|nestled|positioned|tucked|set|perched) (?:away )?(.+)$/i.exec(
      rest,
    ) ?? [];
  if (where === undefined) return near.test(rest) ? rest : undefined;
  return /^(?:for|to|amongst?)\b/i.test(where) ? '' : where.replace(/^into /i, 'in ');
}

const alsoHas = /,? and (?:also )?(?:boasts|offers|features|showcases|provides) (.+)$/i;
const located =
  /,? (?:perfectly |ideally |conveniently )?(?:located|situated|nestled) (?=in |on |at |within )/gi;
const aim = / to (?:deliver|create|offer|provide|meet|reflect|maximize|suit|enhance|blend|fit) .*$/i;
const reader = /\b(?:your?|schools?|elementary|person|anyone|those|cute|can't-miss)\b/i;

function havingOf(subject: string, all: string): string[] {
  const things = all.replace(aim, '');
  if (/^(?:it all|demonstrated|retained|preserved|remained|served|received|enjoyed)\b/.test(things))
    return [];
  if (!adObject.test(things))
    return stateThings(`${subject} has`, things).filter((told) => !reader.test(told));
  const [praised = ''] = adObject.exec(things) ?? [];
  const [, tail] = withTail.exec(things.slice(praised.length)) ?? [];
  return tail === undefined || adObject.test(tail)
    ? featuredBehind(subject, things)
    : stateThings(`${subject} has`, tail);
}

/** "A true standout, featuring cedar bars": what follows "featuring" is worth saying. */
function featuredBehind(subject: string, rest: string): string[] {
  const [, things] = /, (?:featuring|with|including|complete with|offering|boasting) (.+)$/i.exec(rest) ?? [];
  const isSaid =
    things !== undefined && !adObject.test(things) && !/^(?:easy|quick|just|convenient)\b/i.test(things);
  return isSaid
    ? stateThings(`${subject} has`, things).filter((told) => !reader.test(told))
    : nearBehind(subject.replace(/ (?:now|currently|presently|still|once)$/, ''), rest);
}
