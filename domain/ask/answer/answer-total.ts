import { findConcept } from '../concept.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { findEvidence } from '../evidence/find-evidence.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import { amountOf, exactDollars } from './dollar-amount.ts';
import { computedFact, type Draft } from './draft.ts';

const asksTotal = /\b(?:total|altogether|together|all in|combined|sum)\b/;

/** "What's the total with parking?", "the fee and the assessment together?": sums of what the listing states. */
export function answerTotal(home: AskedHome, asked: AskedQuestion): Draft | undefined {
  if (!asksTotal.test(asked.text)) return undefined;
  const ids = asked.things.map(({ concept }) => concept.id);
  if (ids.includes('taxes')) return ids.includes('hoa') ? taxesAndFee(home) : undefined;
  if (ids.some((id) => /^(?:hoa|special-assessment)$/.test(id))) return feeAndAssessment(home);
  const extra = ids.find((id) => !/^price/.test(id));
  return extra && !home.isForRent && ids.every((id) => id === extra || id === 'price')
    ? priceWith(home, extra)
    : undefined;
}

function priceWith(home: AskedHome, id: string): Draft | undefined {
  const [price, concept] = [home.home.fact('price'), findConcept(id)];
  if (!price || !concept) return undefined;
  const wanted = { concept, others: [], words: [], choices: [], aspect: 'existence' as const, name: '' };
  const costs = findEvidence(home, wanted).flatMap(({ statement, quote, qualifiers }) => {
    const amounts = quote.match(/\$\d[\d,]*(?:\.\d+)?(?!\d| ?(?:\/|a|per) ?(?:month|mo|year))/gi) ?? [];
    return qualifiers.includes('extra-cost') && amounts.length === 1
      ? [{ fact: statement.fact, quote, amount: amountOf(amounts[0]) }]
      : [];
  });
  const [cost, ...others] = costs;
  if (!cost || others.some(({ amount }) => amount !== cost.amount)) return undefined;
  const sum = exactDollars(amountOf(price.value) + cost.amount);
  return {
    text: `The asking price is ${price.value}, and the listing says: “${cost.quote.replace(/\.$/, '')}.” Together that’s ${sum}.`,
    facts: [price, cost.fact],
    computed: [computedFact('total', 'Price with the extra', sum, [price, cost.fact])],
  };
}

const perYear: [sign: RegExp, times: number][] = [
  [/ a month\b/, 12],
  [/ a quarter\b/, 4],
  [/ a year\b/, 1],
];

/** Taxes and fee for a year; only where the listing says how often the fee is due. */
function taxesAndFee({ home }: AskedHome): Draft | undefined {
  const [taxes, fee] = [home.fact('taxes'), home.fact('hoa')];
  const [taxTimes, feeTimes] = [taxes, fee].map(
    (fact) => perYear.find(([sign]) => sign.test(fact?.value ?? ''))?.[1],
  );
  if (!taxes || !fee || !taxTimes || !feeTimes) return undefined;
  const sum = `${exactDollars(amountOf(taxes.value) * taxTimes + amountOf(fee.value) * feeTimes)} a year`;
  return {
    text: `Property taxes are ${taxes.value}, and the association fee is ${fee.value}. Together that’s ${sum}.`,
    facts: [taxes, fee],
    computed: [computedFact('taxes-and-fee', 'Taxes and fee', sum, [taxes, fee])],
  };
}

const monthly =
  /\bassessment\b[^.;]{0,30}?(\$\d[\d,]*(?:\.\d+)?)(?: ?(?:\/|a|per) ?mo(?:nth)?\b|(?: for (?:\d+|the next \d+) months)?,? (?:is |will be |to be )?(?:charged|billed|due|paid|payable) monthly\b)/i;

function feeAndAssessment(home: AskedHome): Draft | undefined {
  const fee = home.home.fact('hoa');
  const told = home.statements.find(({ text }) => monthly.test(text));
  const amount = told && monthly.exec(told.text)?.[1];
  if (!fee || !told || !amount) return undefined;
  const isMonthly = / a month$/.test(fee.value);
  if (!isMonthly && / a (?:year|quarter|week)$| twice a year$/.test(fee.value)) return undefined;
  const sum = `${exactDollars(amountOf(fee.value) + amountOf(amount))} a month`;
  const condition = isMonthly ? 'Together that’s' : 'If the fee is monthly too, that’s';
  return {
    text: `The association fee is ${fee.value}, and the assessment is ${amount} a month. ${condition} ${sum}.`,
    facts: [fee, told.fact],
    computed: [computedFact('monthly-total', 'Fee and assessment', sum, [fee, told.fact])],
  };
}
