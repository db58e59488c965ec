import { fixArticles } from '../../facts/plain-wording.ts';
import { inWords } from '../../ledger/number-words.ts';
import { completeWorks } from './complete-works.ts';
import { isSentence } from './finite-verbs.ts';

const homeKinds =
  'house|home|condo|condominium|townhouse|townhome|farm|farmstead|farmhouse|ranch|bungalow|cottage|cabin|loft|unit|warehouse|building|parcel|colonial|victorian|craftsman|tudor|a-frame|duplex|triplex|estate|property|apartment|studio|construction|rambler|split-level|chalet|barndominium|homestead|rowhouse|cape|contemporary|lot|acreage';
const massNouns =
  /\b(?:storage|parking|laundry|flooring|tile|carpet|heat|heating|cooling|air|plumbing|wiring|lighting|cabinetry|landscaping|irrigation|insulation|access|frontage|hardwood|construction|space|internet|siding|fencing|woodwork|power|water|sewer|electricity|trim|molding|brick|concrete|glass|stone|solar|hvac|shade|privacy|seating|tile work|timber|acreage|pasture|vinyl plank|forced air|radiant|solar power|outdoor space|room for .*)$/i;
const determiner =
  /^(?:a|an|the|this|that|these|those|its|his|her|their|each|every|both|all|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d,.]*(?!-)|several|some|many|most|plenty|lots|another|half|more|about|over|nearly|there|it|owners?|sellers?)\b(?!-)/i;

const lowerFirst = (text: string) =>
  /^(?:I\b|[A-Z]{2}|(?!An? |The )[A-Z][a-z]+ [A-Z])/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
const withoutStop = (text: string) => text.replace(/[.\s]+$/, '');

/** The word that a phrase is about: the last one before anything that only adds to it. */
export function headOf(phrase: string): string {
  const core =
    phrase.split(
      /,| (?:with|in|on|off|at|of|for|from|to|by|under|over|near|along|behind|facing|between|across|around|that|which|and|plus|through|throughout|inside|beside|above|below|overlooking|leading|opening|underfoot|out)\b/i,
    )[0] ?? phrase;
  return core.trim();
}

export function isPlural(phrase: string): boolean {
  const head = headOf(phrase);
  if (
    /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|several|many|[2-9]\d*|1\d+)\b(?!-)/i.test(
      phrase,
    )
  )
    return true;
  return (
    /(?:[^su]s|shelves|[^s]ies|es)$/i.test(head) &&
    !/\b(?:glass|gas|bus|campus|access|appliances? garage)$/i.test(head)
  );
}

/** A noun phrase with the article it needs: "covered patio" becomes "a covered patio". */
export function withArticle(phrase: string): string {
  const text = lowerFirst(withoutStop(phrase));
  if (determiner.test(text) || isPlural(text) || massNouns.test(headOf(text))) return text;
  return fixArticles(`a ${text}`);
}

/** A remark as a full sentence: fragments get the verb and the article that a person would say. */
export function completeSentence(remark: string): string {
  return contracted(smallNumbersInWords(complete(remark)));
}

export function smallNumbersInWords(text: string): string {
  return text.replace(
    /(?<![\d.,$#-]|\b(?:number|unit|no\.|highway|route|space|apt|suite|lot|road) )\b([1-9]|1[0-2])\b(?!\d|[.,]\d|[/:%]| ?[ap]\.?m)/gi,
    (digits) => inWords(Number(digits)),
  );
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

function complete(remark: string): string {
  const text = withoutStop(remark);
  const listed =
    /^(outside|inside|upstairs|downstairs|out back|on the main level|below|above)\s*:\s*(.+)$/i.exec(text);
  if (listed) return `${listed[1]}, ${thereIs(listed[2] as string)}.`;
  const named =
    /^(?:recent |other )?(?:updates|upgrades|improvements|features|extras|amenities|highlights)(?: include)?\s*:\s*(.+)$/i.exec(
      text,
    );
  if (named) return `The list includes ${lowerFirst(named[1] as string)}.`;
  const ruled = /^([^,]+) (allowed|permitted|included|required|available|negotiable)$/i.exec(text);
  if (ruled && !/\b(?:is|are|was|were|be|been)\b/.test(text))
    return `${ruled[1]} ${isPlural(ruled[1] as string) ? 'are' : 'is'} ${ruled[2]}.`;
  if (/^(?:pre-inspected|move-in ready|freshly|newly|recently|fully|completely)\b[^,]*, and /i.test(text))
    return `It's ${lowerFirst(text)}.`;
  if (isSentence(text)) return `${withSubject(text)}.`;
  const works = completeWorks(text);
  if (works) return works;
  if (
    /^(?:minutes|close|near|steps|walking distance|convenient|located|set|tucked|built|finished|move-in ready|priced|ready|freshly|recently|newly|fully|completely|just|across|only|within|walk)\b/i.test(
      text,
    ) ||
    /^(?:[\w-]+ ){1,3}(?:miles?|minutes?|blocks?|hours?) (?:to|from|away|east|west|north|south)\b/i.test(text)
  ) {
    return `It's ${lowerFirst(text)}.`;
  }
  const kind = new RegExp(`\\b(?:${homeKinds})$`, 'i');
  if (kind.test(headOf(text)) && !isPlural(text) && !/\bplan$/i.test(headOf(text)))
    return `It's ${describeKind(text)}.`;
  return `${upperFirst(thereIs(text))}.`;
}

/** "a manufactured home on a foundation, with five acres, and …": what follows the kind belongs to it. */
function describeKind(text: string): string {
  return withArticle(text).replace(
    /^([^,]+), (?=(?:a|an|one|two|three|four|five|six|\d[\d,.]*) (?!stor))/i,
    '$1, with ',
  );
}

function thereIs(phrase: string): string {
  const parts = phrase.split(/(, and |, | and )/);
  const isPlainList = parts.every((part, at) => at % 2 === 1 || part.split(' ').length < 5);
  const said = isPlainList
    ? parts.map((part, at) => (at % 2 === 1 ? part : withArticle(part))).join('')
    : withArticle(phrase);
  return `${isPlural(parts[0] ?? phrase) ? 'there are' : "there's"} ${said}`;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Kitchen has …" as it is said: "The kitchen has …". */
function withSubject(text: string): string {
  const isBare =
    /^(?:kitchen|living room|great room|dining room|family room|primary|main|lower|upper|basement|garage|shop|barn|sunroom|roof|lot|yard|backyard|attic|den|loft|office|building|unit|house|home|property|deck|patio|second|third|laundry|well|fee|association|builder|seller|septic|furnace|hvac)\b/i.test(
      text,
    ) && !isPlural(headOf(text.split(/\b(?:is|are|was|were|has|have)\b/)[0] ?? text));
  return isBare ? `The ${lowerFirst(text)}` : text;
}
