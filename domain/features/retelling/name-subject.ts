import { upperFirst } from '#domain/english/upper-first.ts';
import { dropPraise } from './drop-praise.ts';
import { type Clause, readClause } from './read-clause.ts';

const home =
  /\b(?:home|house|apartment|unit|residence|condo(?:minium)?|co-?op|loft|town ?(?:house|home)|row ?house|brownstone|bungalow|penthouse|duplex|triplex|studio|property|cottage|villa|estate|[\p{L}\d]+-bedroom)$/iu;
/** Other things "it" could mean when the previous sentence names them after its verb. */
const other =
  /\b(?:an?|the|its) (?:[\p{L}\d'-]+ ){0,4}?(?:room|bedroom|bath|bathroom|kitchen|suite|terrace|deck|garden|library|den|office|garage|basement|balcony|patio|yard|backyard|gallery|foyer|pantry|courtyard|lobby|studio|loft|building|pool|island|neighborhood|park|street|block|fireplace|system|level|floor)\b/iu;
const pointing = /^(It|Its|This|They|Their|These|Those)\b/;
const thisPart =
  /^This ((?:[\p{L}-]+ )?(?:level|floor|room|space|suite|area|bath(?:room)?|bedroom|kitchen|terrace|deck|garden|patio|wing|unit|building)) (?=\p{Ll})/u;

/**
 * "It opens to the deck" makes sense only after the previous sentence, so we name its subject here. If we aren't sure
 * of the subject, we drop the sentence.
 */
export function nameSubject(sentence: string, before: string | undefined): string {
  const [, word] = pointing.exec(sentence) ?? [];
  if (word === undefined) return isOfOtherHome(sentence, before) ? '' : sentence;
  const last =
    before === undefined
      ? undefined
      : readClause(before.replace(/[‘’]/g, "'").replace(/^(It|There)'s /, '$1 is '));
  if (word === 'This') return nameThis(sentence, last);
  if (/^(?:They|Their|These|Those)$/.test(word)) return '';
  const isHome = before === undefined || isAboutHome(last);
  if (isHome) return word === 'It' ? sentence : sentence.replace(/^Its (?=\p{Ll})/u, 'The ');
  const name = certain(last);
  if (!name) return '';
  return word === 'It'
    ? sentence.replace(/^It(?:'s| is)? ?/, (it) => `${name} ${/s /.test(it) ? 'is ' : ''}`)
    : '';
}

/** "The bedroom" after a sentence about the coach house is in the coach house. */
const isOfOtherHome = (sentence: string, before = '') =>
  /^The (?:bedroom|bath|bathroom|kitchen|living room|suite|unit|apartment) /.test(sentence) &&
  /\b(?:separate (?:suite|apartment|unit|studio|entrance)|coach house|carriage house|guest (?:house|suite|apartment|unit)|in-law|(?:second|garden|lower|upper|rental|other|first|third) (?:unit|apartment|residence)|ADU|casita|cottage|accessory)\b/i.test(
    before,
  );

function nameThis(sentence: string, last: Clause | undefined): string {
  const [, part = ''] = thisPart.exec(sentence) ?? [];
  if (part === '' || /(?:unit|building)$/.test(part)) return sentence;
  const noun = part.split(' ').at(-1) as string;
  const subject = last && certain(last, true);
  return subject?.toLowerCase().endsWith(` ${noun.toLowerCase()}`)
    ? sentence.replace(thisPart, `${subject} `)
    : '';
}

const isAboutHome = (last: Clause | undefined) =>
  last !== undefined &&
  (/^it$/i.test(last.subject) ||
    (/^this$/i.test(last.subject) && home.test(last.rest)) ||
    (/^(?:this|the|your)\b/i.test(last.subject) && home.test(last.subject)));

/** The one thing the previous sentence is about. */
function certain(last: Clause | undefined, isNamedAgain = false): string | undefined {
  if (!last || !/^(?:the|this|your)\b/i.test(last.subject) || / and |,/.test(last.subject)) return undefined;
  if (/s$/.test(last.subject) || (!isNamedAgain && other.test(last.rest))) return undefined;
  return upperFirst(
    dropPraise(`${last.subject} is`)
      .replace(/ is$/, '')
      .replace(/^(?:this|your)\b/i, 'the'),
  );
}
