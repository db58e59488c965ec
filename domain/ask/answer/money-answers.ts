import type { Fact } from '#domain/script/schema.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { asksPeriod } from '../question/asks-period.ts';
import { amountOf, roundDollars } from './dollar-amount.ts';
import { computedFact, type Draft } from './draft.ts';
import { statedTaxes } from './stated-taxes.ts';

const perYear: [sign: RegExp, times: number][] = [
  [/ a month$/, 12],
  [/ a quarter$/, 4],
  [/ twice a year$/, 2],
  [/ a week$/, 52],
  [/ a year$/, 1],
];

/** "Homes from the $450s", "unit 6 at $495,000": more than one is for sale, and this is the price of one. */
const ofSeveral =
  /\b(?:from the (?:(?:low|mid|high|upper)[- ])?\$|(?:priced|prices|starting|starts?|homes?|residences|units|lots) (?:starting )?(?:from|at) \$|(?:unit|lot|home|plan|apartment|building|house) #?\w{1,3}\b[^.;$]{0,40}\$\d{2,3},\d{3}\b(?! (?:a|per) ))/i;

export function answerPrice({ home, sheet }: AskedHome): Draft | undefined {
  const price = home.fact('price');
  if (!price) return undefined;
  const text = `The asking price is ${price.value}.`;
  const other = sheet.facts.find(({ field, value }) => field === 'remark' && ofSeveral.test(value));
  return other
    ? { text: `${text} The listing also says: “${other.value.replace(/\.$/, '')}.”`, facts: [price, other] }
    : { text, facts: [price] };
}

export function answerPriceCut({ home }: AskedHome, question: string): Draft | undefined {
  const [cut, price] = [home.fact('priceCut'), home.fact('price')];
  if (!cut) return undefined;
  if (price && /\b(?:original\w*|old|previous|prior|first|before|from what)\b/.test(question))
    return answerPriceBefore(cut, price);
  const now = price ? ` The asking price is now ${price.value}.` : '';
  const yes = /^(?:how|what|when|by|price)\b/.test(question) ? '' : 'Yes. ';
  return {
    text: `${yes}The listing shows a price cut of ${cut.value}.${now}`,
    facts: price ? [cut, price] : [cut],
  };
}

function answerPriceBefore(cut: Fact, price: Fact): Draft {
  const before = roundDollars(amountOf(price.value) + amountOf(cut.value));
  return {
    text: `It was ${before} before the price cut of ${cut.value}. The asking price is now ${price.value}.`,
    facts: [cut, price],
    computed: [computedFact('price-before', 'Price before the cut', before, [price, cut])],
  };
}

export function answerPricePerSqft({ home }: AskedHome): Draft | undefined {
  const [price, area] = [home.fact('price'), home.fact('sqft')];
  if (!price || !area) return undefined;
  const value = roundDollars(amountOf(price.value) / amountOf(area.value));
  const computed = computedFact('price-per-sqft', 'Price per square foot', `${value} per square foot`, [
    price,
    area,
  ]);
  return {
    text: `That comes to about ${value} per square foot: ${price.value} for ${area.value}.`,
    facts: [price, area],
    computed: [computed],
  };
}

/** The association fee, in the period that was asked for where it can be worked out. */
export function answerHoa({ home, statements }: AskedHome, question: string): Draft | undefined {
  const column = home.fact('hoa');
  const fee = column && withStatedPeriod(column, statements);
  if (!fee) {
    const none = statements.find(({ text }) =>
      /\bno (?:hoa|association|homeowner'?s'? association)\b/i.test(text),
    );
    return (
      none && { text: `No. The listing says: “${none.fact.value.replace(/\.$/, '')}.”`, facts: [none.fact] }
    );
  }
  if (fee.value === 'none')
    return { text: 'No. The listing says there is no association fee.', facts: [fee] };
  if (asksPeriod(question) && !perYear.some(([sign]) => sign.test(fee.value))) return undefined;
  const draft = spelledOut(fee, 'The association fee is', question, !/^(?:how much|what)/.test(question));
  const other = statements.find(
    ({ text, isProse }) => isProse && duesOf(text) !== undefined && duesOf(text) !== amountOf(fee.value),
  );
  if (!other || fee !== column) return draft;
  // The column and the description differ in amount or period: both are told.
  return {
    ...draft,
    text: `${draft.text} The description says: “${other.fact.value.replace(/\.$/, '')}.”`,
    facts: [...draft.facts, other.fact],
  };
}

const dues =
  /\b(?:hoa|association|maintenance|condo|common)\b(?:(?!\$)[^.;]){0,40}\$(\d[\d,]*(?:\.\d\d)?) ?(?:\/ ?|an? |per |each )?(month|year|quarter|monthly|annually|yearly|quarterly)\b/i;
const duesOf = (text: string) => {
  const amount = dues.exec(text)?.[1];
  return amount === undefined ? undefined : amountOf(amount);
};
const periods: [sign: RegExp, words: string][] = [
  [/^month/i, 'a month'],
  [/^(?:year|annual)/i, 'a year'],
  [/^quarter/i, 'a quarter'],
];

/** A column that names no period has the one of the sentence that names the same amount. */
function withStatedPeriod(fee: Fact, statements: AskedHome['statements']): Fact {
  if (perYear.some(([sign]) => sign.test(fee.value))) return fee;
  const told = statements.find(({ text, isProse }) => isProse && duesOf(text) === amountOf(fee.value));
  const period = periods.find(([sign]) => sign.test(dues.exec(told?.text ?? '')?.[2] ?? ''))?.[1];
  return told && period ? { ...told.fact, value: `${fee.value} ${period}` } : fee;
}

export function answerTaxes(asked: AskedHome, question: string): Draft | undefined {
  const taxes = asked.home.fact('taxes');
  if (!taxes) return answerStatedTaxes(asked, question);
  if (taxes.value === 'none') return undefined;
  const year = taxes.aliases.find((alias) => /^20\d\d$/.test(alias));
  const draft = spelledOut(taxes, 'Property taxes are', question, false);
  return year ? { ...draft, text: draft.text.replace(/\.(?= |$)/, ` (${year}).`) } : draft;
}

/** An amount of the description answers as that of a column would. */
function answerStatedTaxes(asked: AskedHome, question: string): Draft | undefined {
  const told = statedTaxes(asked);
  if (!told || 'text' in told) return told;
  const own = asked.sheet.facts.filter(({ id }) => id === told.id);
  return { ...spelledOut(told, 'Property taxes are', question, false), facts: own };
}

function spelledOut(fact: Fact, lead: string, question: string, isYesNo: boolean): Draft {
  const yes = isYesNo && /^(?:is|are|does|do|any|has|have)\b/.test(question) ? 'Yes. ' : '';
  const text = `${yes}${lead} ${fact.value}.`;
  const times = perYear.find(([sign]) => sign.test(fact.value))?.[1];
  const asks = /\b(?:year|yearly|annual|annually|per annum)\b/.test(question)
    ? 1
    : /\b(?:month|monthly)\b/.test(question)
      ? 12
      : undefined;
  if (asks === undefined) return { text, facts: [fact] };
  if (times === asks) return { text, facts: [fact] };
  // Dues come by the month and taxes by the year, where nothing else is said.
  if (times === undefined && asks === 12 && fact.field !== 'taxes')
    return { text: `${text} The listing doesn’t say for what period.`, facts: [fact] };
  const value = roundDollars((amountOf(fact.value) * (times ?? (fact.field === 'taxes' ? 1 : 12))) / asks);
  const period = asks === 1 ? 'a year' : 'a month';
  const computed = computedFact(`${fact.field}-${asks}`, `${fact.label}, ${period}`, `${value} ${period}`, [
    fact,
  ]);
  const sum =
    times === undefined
      ? `The listing doesn’t say for what period. If that’s ${fact.field === 'taxes' ? 'yearly' : 'monthly'}, it comes to ${asks === 1 ? '' : 'about '}${value} ${period}.`
      : `That comes to about ${value} ${period}.`;
  return { text: `${text} ${sum}`, facts: [fact], computed: [computed] };
}
