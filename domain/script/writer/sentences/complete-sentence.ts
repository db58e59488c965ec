import { joinList } from '../../../english/join-list.ts';
import { numberWords } from '../../../english/number-words.ts';
import { upperFirst } from '../../../english/upper-first.ts';
import { hasDeterminer } from '../../../english/with-article.ts';
import { completeRenovations } from './complete-renovations.ts';
import { finiteVerbAt, isSentence } from './finite-verbs.ts';
import { isSayable } from './is-sayable.ts';
import {
  headOf,
  isNounPhrase,
  isPlural,
  lowerFirst,
  splitItems,
  withArticle,
  withArticlesInside,
  withCertainArticle,
  withoutStop,
  withPlacesNamed,
} from './noun-phrases.ts';
import { isDescription, isMassNoun, isThing } from './nouns.ts';

const homeKinds =
  'house|home|condo|condominium|townhouse|townhome|farm|farmstead|farmhouse|ranch|bungalow|cottage|cabin|loft|unit|warehouse|building|parcel|colonial|victorian|craftsman|tudor|a-frame|duplex|triplex|estate|property|apartment|studio|construction|rambler|split-level|chalet|barndominium|homestead|rowhouse|cape|contemporary|lot|acreage|retreat|getaway|villa|flat|penthouse|(?:one|two|three|four|five|\\d)-bedroom';
const kindOfHome = new RegExp(`\\b(?:${homeKinds})$`, 'i');

/** A phrase that names the home itself rather than a part of it. */
export function isWholeHome(phrase: string): boolean {
  return kindOfHome.test(headOf(phrase)) && !isPlural(phrase);
}

/**
 * A remark as a full sentence: fragments get the verb and the articles that a person would say. Nothing where it is not
 * certain that the sentence is one.
 */
export function completeSentence(remark: string): string {
  const said = contracted(smallNumbersInWords(complete(remark) ?? ''));
  return said !== '' && isSayable(said) ? said : '';
}

const longestNote = 14;

/** What is no sentence but short and clean enough to be read out as a note. */
export function noteOf(remark: string): string | undefined {
  const text = smallNumbersInWords(lowerFirst(withoutStop(remark)));
  const words = text.split(' ').length;
  const isClean =
    !/\. /.test(text) &&
    /^[\p{L}\p{N}][\p{L}\p{N} ,'’$.%-]+$/u.test(text) &&
    !/\b(?:lot size|year built|spaces) \S+$/i.test(text);
  return words >= 2 && words <= longestNote && isClean && !isSentence(text) && isNoteworthy(text)
    ? text
    : undefined;
}

/** At least one part of a note must name a thing or describe one. */
function isNoteworthy(text: string): boolean {
  return splitItems(text).every(
    (item) => isThing(headOf(item)) || isMassNoun(headOf(item)) || isDescription(item),
  );
}

const street =
  "(?:[A-Z][\\w'.]+ ){1,4}(?:Road|Rd|Street|St|Lane|Ln|Avenue|Ave|Drive|Dr|Court|Ct|Way|Place|Pl|Circle|Cir|Trail|Row|Walk|Loop|Boulevard|Blvd)\\b";
const smallNumber = new RegExp(
  `(?<![\\d.,$#-]|\\b(?:number|unit|no\\.|highway|route|space|apt|suite|lot|road) )\\b([1-9]|1[0-2])\\b(?!\\d|[.,]\\d|[/:%]| ?[ap]\\.?m\\b| ?(?:to|and|-|–) ?\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\b| ${street})`,
  'g',
);

export function smallNumbersInWords(text: string): string {
  return text.replace(smallNumber, (digits) => numberWords(Number(digits)));
}

const contractions: [RegExp, string][] = [
  [/\b(there|it|that) is\b(?! not)/gi, "$1's"],
  [/\b(is|are|was|were|does|do|has|have) not\b/gi, "$1n't"],
  [/\bcannot\b/gi, "can't"],
  [/\byou will\b/gi, "you'll"],
];

function contracted(text: string): string {
  return contractions.reduce((said, [pattern, short]) => said.replace(pattern, short), text);
}

/** The first way that fits; each gives a sentence, or nothing where the remark is of another make. */
function complete(remark: string): string | undefined {
  const text = withPlacesNamed(withoutStop(remark));
  for (const way of [labelled, workWithList, ruled, described]) {
    const said = way(text);
    if (said !== undefined) return said || undefined;
  }
  if (isSentence(text)) return `${withArticlesInside(withSubject(text))}.`;
  for (const way of [completeRenovations, mixed, situated, kind]) {
    const said = way(text);
    if (said !== undefined) return said;
  }
  const thing = thereIs(text);
  return thing && `${upperFirst(thing)}.`;
}

const rooms =
  /^(?:the )?((?:[\w-]+ )?(?:kitchen|living room|great room|dining room|family room|primary suite|primary bedroom|primary bath|basement|garage|barn|shop|yard|backyard|sunroom|lower level|main level|upper level|attic))$/i;

/** "Kitchen: quartz counters, gas range" and the like; an empty text for a row of a table, which nobody says. */
function labelled(text: string): string | undefined {
  const [, label = '', list = ''] = /^([\p{L}][\p{L} /&'-]{2,40}):\s*(.+)$/u.exec(text) ?? [];
  if (label === '' || isSentence(label) || completeRenovations(label)) return undefined;
  if (
    /^(?:outside|inside|upstairs|downstairs|out back|below|above|on the (?:main|lower|upper) level)$/i.test(
      label,
    )
  ) {
    const things = thereIs(list);
    return things ? `${upperFirst(label)}, ${things}.` : '';
  }
  if (
    /^(?:recent |other )?(?:updates|upgrades|improvements|features|extras|amenities|highlights)(?: include)?$/i.test(
      label,
    )
  ) {
    const items = splitItems(list);
    return items.every((item) => isNounPhrase(item))
      ? `The list includes ${joinList(items.map(withArticle))}.`
      : '';
  }
  const room = rooms.exec(label)?.[1];
  const items = splitItems(list);
  if (room && items.every((item) => isNounPhrase(item)))
    return `The ${lowerFirst(room)} has ${joinList(items.map(withArticle))}.`;
  return '';
}

/** "Kitchen remodeled in 2022: alder cabinets, farmhouse sink" */
function workWithList(text: string): string | undefined {
  const [, work = '', list = ''] = /^([^:]{6,60}): (.+)$/.exec(text) ?? [];
  const done = work === '' || isSentence(work) ? undefined : completeRenovations(work);
  if (!done) return undefined;
  const items = splitItems(list);
  if (!items.every((item) => isNounPhrase(item) || isPlural(item))) return done;
  return `${withoutStop(done)}: ${joinList(items.map(withCertainArticle))}.`;
}

/** "Pets welcome, two max" */
function ruled(text: string): string | undefined {
  const [, what = '', rule = '', limit = ''] =
    /^([^,:]+?) (allowed|permitted|welcome|included|required|available|negotiable)(?:, ?(?:up to )?(\S+)(?: max(?:imum)?)?)?$/i.exec(
      text,
    ) ?? [];
  if (what === '' || / and |\bno\b/i.test(what) || /\b(?:is|are|was|were|be|been)\b/i.test(text))
    return undefined;
  const most = limit === '' ? '' : `, up to ${smallNumbersInWords(limit)}`;
  return `${upperFirst(withArticle(what))} ${isPlural(what) ? 'are' : 'is'} ${rule.toLowerCase()}${most}.`;
}

/** "Fully landscaped and fenced", "Brand new and move-in ready" */
function described(text: string): string | undefined {
  if (/^(?:pre-inspected|move-in ready|freshly|newly|recently|fully|completely)\b[^,]*, and /i.test(text))
    return `It's ${lowerFirst(text)}.`;
  const items = splitItems(text);
  return items.every((item) => isDescription(item)) ? `It's ${joinList(items.map(lowerFirst))}.` : undefined;
}

/** "Steps to the station", "9 miles to Main Street" */
function situated(text: string): string | undefined {
  const isPlace =
    /^(?:minutes|close|near|steps|walking distance|convenient|across|within|just (?:minutes|steps|off|over|across|outside)|(?:located|set|tucked|built|finished|completed) (?:in|on|at|above|along|between|behind|near|by|just|to|back)|(?:recently|newly|fully|completely|freshly) [\w-]+ed (?:in|by|with|from|throughout|to))\b/i.test(
      text,
    ) ||
    /^(?:[\w-]+ ){1,3}(?:miles?|minutes?|blocks?|hours?) (?:to|from|away|east|west|north|south)\b/i.test(
      text,
    );
  const walk = /^walk(?:ing distance)? to (.+)$/i.exec(text)?.[1];
  if (walk) return `You can walk to ${namedPlaces(walk)}.`;
  if (!isPlace) return undefined;
  const near = /^((?:just )?(?:steps|minutes)) (?:to|from) (.+)$/i.exec(text);
  return near
    ? `It's ${lowerFirst(near[1] as string)} from ${namedPlaces(near[2] as string)}.`
    : `It's ${lowerFirst(text)}.`;
}

/** "town, beach and commuter rail" as one says it: "town, the beach and the commuter rail". */
function namedPlaces(list: string): string {
  const items = splitItems(list).map((item) =>
    /^[\p{Ll}]/u.test(item) &&
    isThing(headOf(item)) &&
    !isPlural(item) &&
    !hasDeterminer(item) &&
    !/^(?:town|downtown|uptown|work|school|shopping|dining|golf|coffee)\b/i.test(item)
      ? `the ${item}`
      : item,
  );
  return joinList(items);
}

/** "Brick ranch on a corner lot": what follows the kind belongs to it. */
function kind(text: string): string | undefined {
  if (!isWholeHome(text) || /\bplan$/i.test(headOf(text))) return undefined;
  const said = withArticlesInside(withArticle(text));
  return `It's ${said.replace(/^((?:(?! with )[^,])+), (?=(?:a|an|one|two|three|four|five|six|\d[\d,.]*) (?!stor))/i, '$1, with ')}.`;
}

/** "Fenced and cross-fenced, stock tank", "RV outlet, tankless water heater, EV-ready" */
function mixed(text: string): string | undefined {
  const items = splitItems(text);
  const how = items.filter((item) => isDescription(item));
  const things = items.filter((item) => !isDescription(item));
  if (how.length === 0 || things.length === 0 || !things.every((item) => isNounPhrase(item)))
    return undefined;
  const list = joinList(things.map(withArticle));
  if (isDescription(items[0] ?? '')) return `It's ${joinList(how.map(lowerFirst))}, with ${list}.`;
  return `There ${isPlural(things[0] ?? '') ? 'are' : 'is'} ${list}, and it's ${joinList(how)}.`;
}

/** The things of a fragment behind the verb they need, where every one of them is a thing for certain. */
function thereIs(phrase: string): string | undefined {
  // "…, five blocks from the Metro" says where all of it is.
  const [, things = '', distance = ''] =
    /^(.+), ((?:[\w-]+ ){1,3}(?:blocks?|miles?|minutes?) (?:from|to) [^,]+)$/i.exec(phrase) ?? [];
  if (distance !== '') {
    const said = thereIs(things);
    return said && `${said}, ${distance}`;
  }
  const verb = isPlural(phrase) ? 'there are' : "there's";
  const items = splitItems(phrase);
  if (
    items.every((item) => isNounPhrase(item) && item.split(' ').length < 6) &&
    !/\b(?:with|that|which)\b/.test(phrase)
  )
    return `${verb} ${joinList(items.map(withArticle))}`;
  // A list with one thing in it that we cannot place is not said as a sentence.
  if (items.length > 1 && !/\b(?:with|that|which|of|on|in)\b/.test(phrase)) return undefined;
  const isFirstSure = isNounPhrase(headOf(phrase)) || (hasDeterminer(phrase) && isPlural(phrase));
  if (!isFirstSure) return undefined;
  return `${verb} ${withArticlesInside(restOfList(withArticle(phrase)))}`;
}

/** "a lawn with maples, greenhouse, and a pond": later items get their articles, too. */
function restOfList(text: string): string {
  return text.replace(
    /(,? and |, )(?=[\w'-]+ ?[\w' -]*)([^,]+?)(?=,| and |$)/g,
    (whole, link: string, item: string) =>
      / (?:of|to|from) /.test(item) || !isNounPhrase(item) ? whole : `${link}${withArticle(item)}`,
  );
}

const bareSubject =
  /^(?:kitchen|living room|great room|dining room|family room|primary|main|lower|upper|basement|garage|shop|barn|sunroom|roof|lot|yard|backyard|attic|den|loft|office|building|unit|house|home|property|deck|patio|second|third|laundry|well|fee|association|builder|seller|septic|furnace|hvac|hoa|school bus|fenced|covered (?:deck|patio|porch)|screened porch|split|private|open)\b/i;

/** "Kitchen has …" as it is said: "The kitchen has …". */
function withSubject(text: string): string {
  const subject = text.slice(0, finiteVerbAt(text)).trim();
  const isCounted = /^(?:hvac|septic|laundry)\b/i.test(subject) || !isMassNoun(headOf(subject));
  return bareSubject.test(text) && isCounted && !isPlural(headOf(subject)) ? `The ${lowerFirst(text)}` : text;
}
