import { askedKinds } from '../data/asked-kinds.ts';
import { holdsAskedMeasure } from './holds-asked-measure.ts';
import { holdsAskedPlace } from './holds-asked-place.ts';
import { holdsAskedTime } from './holds-asked-time.ts';
import { namesAskedThing } from './names-asked-thing.ts';

/** "Wood-burning" names no material. */
const burning = /\bwood[- ]?(?:burning|fired|burner|stove)\b/gi;

/** Whether an answer tells the kind of thing that the form of a question asks for: a sum, a number, a zone, a material. */
export const holdsAskedKind = (question: string, answer: string) => {
  const said = answer.replace(burning, ' ');
  return (
    askedKinds.every(([asked, told]) => !asked.test(question) || told.test(said)) &&
    isItsYear(question, said) &&
    isItsSize(question, said) &&
    holdsAskedMeasure(question, answer) &&
    namesAskedThing(question, answer) &&
    holdsAskedPlace(question, said) &&
    holdsAskedTime(question, said)
  );
};

const renewing =
  '(?:remodel|renovat|restor|rebuil|conver|re-?design|redone|refurbish|updat|re-?imagin|rehab|gut(?:ted)?\\b)';
const asksRenewal = new RegExp(`^(?:when|what year) (?:was|were) .*\\b${renewing}`);
const year = '\\b(?:1[789]|20)\\d\\d';
const yearOfRenewal = new RegExp(
  `${renewing}[^.;]*${year}|${year}(?:(?! which\\b| that\\b| and\\b|,)[^.;]){0,30}${renewing}`,
  'i',
);

/** "Designed in 1901 and since restored": the year is that of the design. */
const isItsYear = (question: string, said: string) =>
  !asksRenewal.test(question) || !new RegExp(year).test(said) || yearOfRenewal.test(said);

/** A part of a home or a building; its figures aren't those of the whole. */
const part =
  /\b(?:each|per|every|both) (?:unit|apartment|side|floor|level)s?\b|\b(?:unit|suite|apt|apartment) #?[\da-d]\w?\b|\b(?:guest|carriage|coach|pool|main) ?-?(?:house|cottage|home)\b|\b(?:upper|lower|upstairs|downstairs|top|bottom|garden|rental|tenant'?s?|commercial|retail|other|second|third|basement|ground[- ]floor|first[- ]floor) (?:unit|apartment|apt|duplex|triplex|space|part|flat|floor|level|half)s?\b|\b(?:owner|landlord)'?s?'? (?:own )?(?:part|unit|apartment|apt|duplex|triplex|side|floors?|suite|home|half|section|quarters|residence|space|portion|place)\b|\b(?:just|only) (?:the|my|our) (?!house\b|home\b|apartment\b|condo\b|unit\b|building\b|interior\b|inside\b|land\b|lot\b)\w+|\b(?:on|of) the (?:first|second|third|fourth|\d(?:st|nd|rd|th)|main|upper|lower|top|ground|parlor|garden) (?:floor|level)\b|\b(?:upstairs|downstairs|adu|casita|in-law)\b|\b(?:in|of|for) the (?:basement|attic|addition|annex|barn|studio|cellar|garage)\b|\bwithout (?:the|counting)\b|\b(?:excluding|besides)\b/;

export const asksOfPart = (question: string) => part.test(question);

const asksSize = /\bhow (?:long|wide|big|large|deep) (?:is|are) the (?!.*\bceilings?\b)/;
const ceilingHeight =
  /\d[\d.]*['’"”]?\d*"?(?:[- ](?:foot|feet|ft))?[- ](?:high |tall )?(?:[\w-]+ )?ceilings?/gi;
const ofSize = /\d|\b(?:king|queen|large|huge|spacious|oversized|grand|full[- ]size|big|generous|expansive)/i;

/** "How long is the living room?" The height of its ceilings doesn't tell. */
const isItsSize = (question: string, said: string) =>
  !asksSize.test(question) ||
  said.search(ceilingHeight) < 0 ||
  (/\bhow (?:big|large)\b/.test(question) ? ofSize : /\d/).test(said.replace(ceilingHeight, ' '));
