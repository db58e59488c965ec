import { lowerFirst, upperFirst } from '../../../english/upper-first.ts';

const works =
  'replaced|relined|renovated|remodeled|redone|installed|updated|upgraded|refinished|rebuilt|restored|repainted|painted|rewired|replumbed|serviced|added|built|recoated|resealed|re-sided|tested|inspected|insulated|converted|resurfaced|finished|cleaned|certified';
const part = new RegExp(
  `^(.{3,50}?)[\\s,]+(?:(?:was|were) )?((?:${works})(?: [a-z ]{0,20}?)?)(?:[\\s,]+(?:in )?\\(?((?:19|20)\\d\\d)\\)?)?( (?:at|by|with|for) .{3,40}| in (?:19|20)\\d\\d)?$`,
  'i',
);
const dated = /^(.{3,40}?)[\s,]+(?:\(|in |from )?((?:19|20)\d\d)\)?$/i;

const plural = (phrase: string) =>
  / and /.test(phrase) || (/[^su]s$/i.test(phrase) && !/\b(?:gas|glass)$/i.test(phrase));
const lower = (text: string) => (/^[A-Z]{2}/.test(text) ? text : lowerFirst(text));
const the = (phrase: string) =>
  /^(?:the|all|both|new|its)\b/i.test(phrase) ? lower(phrase) : `the ${lower(phrase)}`;

/** "Roof replaced in 2020, furnace and central air in 2023" as a sentence; nothing for any other remark. */
export function completeRenovations(text: string): string | undefined {
  const items = text.split(/,? and (?=[^,]*\b(?:19|20)\d\d\b[^,]*$)|, (?!(?:19|20)\d\d\b)/);
  if (!items.some((item) => /\b(?:19|20)\d\d\b/.test(item)) && !part.test(text)) return undefined;
  let verb = '';
  const said: string[] = [];
  for (const item of items) {
    const clause = workClause(item.trim(), verb);
    if (!clause) return undefined;
    verb = clause.verb;
    said.push(clause.text);
  }
  const list = said.length < 3 ? said.join(', and ') : `${said.slice(0, -1).join(', ')}, and ${said.at(-1)}`;
  return `${upperFirst(list)}.`;
}

const finite = /\b(?:is|are|was|were|has|have|had|added|dates?|comes?|keeps?|works?)\b/i;

function workClause(item: string, verb: string): { text: string; verb: string } | undefined {
  const fresh = /^(?:brand[- ])?new (.{3,40}?)(?:[\s,]+(?:\(|in |from )?((?:19|20)\d\d)\)?)$/i.exec(item);
  if (fresh && !finite.test(item)) {
    const thing = fresh[1] as string;
    return { text: `the ${lower(thing)} ${plural(thing) ? 'were' : 'was'} new in ${fresh[2]}`, verb: '' };
  }
  const done = part.exec(item);
  if (done && !finite.test(done[1] as string) && !/ (?:with|of|off|in) /.test(done[1] as string)) {
    const [, thing = '', work = '', year, tail = ''] = done;
    const when = year ? ` in ${year}` : '';
    return {
      text: `${the(thing)} ${plural(thing) ? 'were' : 'was'} ${work.trim().toLowerCase().replace(/ in$/, '')}${when}${tail}`,
      verb: work,
    };
  }
  const known = dated.exec(item);
  if (!known || finite.test(item) || / (?:with|of|off) /.test(item)) return undefined;
  const thing = known[1] as string;
  if (verb) return { text: `${the(thing)} in ${known[2]}`, verb };
  return { text: `${the(thing)} ${plural(thing) ? 'date' : 'dates'} from ${known[2]}`, verb: '' };
}
