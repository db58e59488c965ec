import { numberWords } from '../english/number-words.ts';
import type { ListingCondition } from './listing-condition.ts';

const rooms = '(?:one|two|three|[1-3])';
const unit = new RegExp(
  `\\b(an?|one|two|three|four|[1-4]) ((?:self[- ]contained|separate|legal|income[- ]producing|independent|guest|in-law|rental|au pair)(?: legal| rental| guest| in-law)*(?: ${rooms}[- ]bed(?:room)?(?:,? ?(?:/ )?${rooms}[- ]bath(?:room)?)?)? (?:unit|apartment))(s?)\\b`,
  'i',
);
/** A floor that could become a home isn't one yet; and a coach house that is a unit has a name of its own. */
const supposed =
  /\b(?:could|can be|potential|possib\w+|option\w*|convert\w*|ideal|perfect|or an?|allows?|storage)\b|\b(?:coach|carriage) house is\b/i;

/** A second home inside the one for sale: it matters to anyone counting bedrooms. */
export function readSeparateUnit(sentence: string): ListingCondition | undefined {
  const [whole, count = '', name = '', several = ''] = unit.exec(sentence) ?? [];
  if (!whole || supposed.test(sentence)) return undefined;
  const said = name
    .toLowerCase()
    .replace(/self contained/, 'self-contained')
    .replace(/income producing/, 'income-producing')
    .replace(/ \/ /, ', ')
    .replace(/(\d)(?=[- ]b)/g, (digit) => numberWords(Number(digit)))
    .replace(/(\w+)[- ]bed(?:room)?\b/, '$1-bedroom')
    .replace(/(\w+)[- ]bath(?:room)?\b/, '$1-bath');
  const counted = /^\d/.test(count) ? numberWords(Number(count)) : count.toLowerCase();
  return { kind: 'units', text: `It comes with ${counted} ${said}${several}.` };
}
