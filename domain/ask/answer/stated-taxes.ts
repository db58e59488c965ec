import type { Fact } from '#domain/script/schema.ts';
import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import type { Draft } from './draft.ts';

const period =
  '(?: ?(?:/ ?|an? |per |each |every )(?:month|year|quarter)| (?:monthly|yearly|annually|quarterly|annual))';
/** "Annual property taxes of $9,120", "yearly tax bill $9,120.50", "taxes are about $760 a month" */
const before = new RegExp(
  `\\b((?:annual|yearly|monthly|quarterly) )?(?:(?:property|real estate|re|gross|net|current|20\\d\\d) )*tax(?:es| bill)?\\b(?! (?:abate|credit|exempt|assess|saving|benefit|deduct|reduc))(?: bill)?(?:[:,]? (?:of|are|is|was|were|at|only|just|about|around|approximately|approx\\.?|under|run|runs|total|low|currently)){0,4}[:,]? ?(\\$\\d[\\d,]*(?:\\.\\d\\d)?)(?![\\d,.]*\\d)(${period})?`,
  'gi',
);
/** "$9,120 a year in taxes" */
const behind = new RegExp(
  `(\\$\\d[\\d,]*(?:\\.\\d\\d)?)(?![\\d,.]*\\d)(${period})? (?:in |for )?((?:annual|yearly|monthly|quarterly) )?(?:(?:property|real estate) )?tax(?:es| bill)\\b`,
  'gi',
);
/** Another tax, or an amount that isn't what is due, or not for long. */
const otherwise =
  /\b(?:flip|mansion|transfer|sales|income|luxury) tax|\b(?:sav(?:e|es|ed|ing|ings)|abate\w*|exempt\w*|credits?|rebates?|deduct\w*|reduc\w*|estimat\w*|est\.?|project\w*|approx\w*|about|around|under|until|after|phase\w*|star|homestead|protest\w*|appeal\w*|lease|rent)\b/i;

type Told = { statement: Statement; amount: string; period: string };

/** The property taxes of the description, where no column has them; none where it gives two amounts. */
export function statedTaxes({ statements }: AskedHome): Fact | Draft | undefined {
  const told = statements
    .filter(({ isProse, scope }) => isProse && scope !== 'area' && scope !== 'imagined')
    .flatMap((statement) => [
      ...[...statement.text.matchAll(before)].map(([, lead = '', amount = '', end = '']) => ({
        statement,
        amount,
        period: periodOf(`${lead} ${end}`),
      })),
      ...[...statement.text.matchAll(behind)].map(([, amount = '', end = '', lead = '']) => ({
        statement,
        amount,
        period: periodOf(`${lead} ${end}`),
      })),
    ]);
  const [first] = told;
  if (!first) return undefined;
  const isPlain = told.every(({ amount, period: of }) => amount === first.amount && of === first.period);
  return isPlain && first.period !== '' && !otherwise.test(first.statement.text)
    ? asColumn(first)
    : {
        text: `The listing says: “${first.statement.fact.value.replace(/\.$/, '')}.”`,
        facts: [first.statement.fact],
      };
}

const periods: [sign: RegExp, words: string][] = [
  [/month/i, ' a month'],
  [/quarter/i, ' a quarter'],
  [/year|annual/i, ' a year'],
];
const periodOf = (words: string) => periods.find(([sign]) => sign.test(words))?.[1] ?? '';

const asColumn = ({ statement, amount, period: of }: Told): Fact => ({
  ...statement.fact,
  field: 'taxes',
  label: 'Property taxes',
  value: `${amount}${of}`,
});
