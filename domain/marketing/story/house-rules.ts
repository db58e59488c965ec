import { splitSentences } from '../../english/sentences/rules.ts';
import { editSentence } from './edit-sentence.ts';

const subject =
  /\bexcluded from the sale\b|\b(?:pieds?-?\s?[àa]-?\s?terres?|co-?purchas\w*|guarantors?|gifting|sublet(?:s|ting)?|flip tax|financing|assessments?|rentals?|pets|cats|dogs|income restrictions|land trust|short-term)\b/i;
const ruling =
  /\b(?:permit(?:s|ted)?|allow(?:s|ed|ing)?|not allowed|considered|payable|paid by|in place|(?:is|are) welcome|will be charged|subject to|in addition to|excluded from)\b|\bno (?:pieds?|rentals?|pets|sublet\w*|short-term)\b|\bflip tax (?:is|of)\b/i;
/** "The perfect pied-à-terre" is sales talk; "no seller financing" is between agents. */
const selling =
  /\b(?:perfect|ideal|seeking|whether|investor-friendly|opportunity|seller|lender|owner financing|included|includes?|covers?)\b/i;
const maxLength = 190;

/** What the building allows and requires, in the listing's full sentences: all of it, or none. */
export function readHouseRules(text: string): string[] {
  return splitSentences(text)
    .flatMap((sentence) => sentence.split(/\n+/))
    .filter((sentence) => subject.test(sentence) && ruling.test(sentence) && !selling.test(sentence))
    .map((sentence) =>
      editSentence(calmed(sentence.replace(/^[*\s]*(?:please note|note|sorry)?[:,\s-]*/i, ''))),
    )
    .filter((sentence) => sentence.length <= maxLength && sentence.split(' ').length > 2);
}

/** "NO PETS PERMITTED" is said, not shouted. */
const calmed = (sentence: string) =>
  sentence === sentence.toUpperCase() ? sentence.toLowerCase().replace(/\bllc\b/g, 'LLC') : sentence;

const decisive: [sign: RegExp, said: string][] = [
  [/\bno pieds?\b|\bpieds?[^.,;]*(?:is|are) not (?:allowed|permitted)/i, 'No pieds-à-terre.'],
  [/\bno rentals? (?:allowed|permitted)|\brentals? (?:are|is) not (?:allowed|permitted)/i, 'No rentals.'],
  [/\bno pets (?:allowed|permitted)(?! without)/i, 'No pets.'],
];

const assessment =
  /\bassessment of (\$[\d,.]*\d(?: ?\/ ?month| per month| a month| monthly)?)(?:[^.]*?\b((?:through|until|till) (?:\p{L}+ )?(?:\d{1,2}, )?(?:\d{1,2}\/)?20\d\d))?/iu;

/** What rules out many buyers: included in every text. */
export function decisiveRules(rules: readonly string[]): string[] {
  const charged = rules.flatMap((rule) => {
    const [, amount, until] = assessment.exec(rule) ?? [];
    return amount ? [`Assessment: ${amount.replace(/ ?\/ ?/, '/')}${until ? ` ${until}` : ''}.`] : [];
  });
  return [
    ...decisive.flatMap(([sign, said]) => (rules.some((rule) => sign.test(rule)) ? [said] : [])),
    ...charged.slice(0, 1),
  ];
}
