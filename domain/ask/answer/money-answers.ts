import type { Fact } from '#domain/script/schema.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { computedFact, type Draft } from './draft.ts';

const amountOf = (value: string) => Number(/\d[\d,]*(?:\.\d+)?/.exec(value)?.[0].replaceAll(',', ''));
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;
const perYear: [sign: RegExp, times: number][] = [
  [/ a month$/, 12],
  [/ a quarter$/, 4],
  [/ twice a year$/, 2],
  [/ a week$/, 52],
  [/ a year$/, 1],
];

export function answerPrice({ home }: AskedHome): Draft | undefined {
  const price = home.fact('price');
  return price && { text: `The asking price is ${price.value}.`, facts: [price] };
}

export function answerPriceCut({ home }: AskedHome): Draft | undefined {
  const [cut, price] = [home.fact('priceCut'), home.fact('price')];
  if (!cut) return undefined;
  const now = price ? ` The asking price is now ${price.value}.` : '';
  return {
    text: `Yes. The listing shows a price cut of ${cut.value}.${now}`,
    facts: price ? [cut, price] : [cut],
  };
}

export function answerPricePerSqft({ home }: AskedHome): Draft | undefined {
  const [price, area] = [home.fact('price'), home.fact('sqft')];
  if (!price || !area) return undefined;
  const value = dollars(amountOf(price.value) / amountOf(area.value));
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
  const fee = home.fact('hoa');
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
  return spelledOut(fee, 'The association fee is', question, !/^(?:how much|what)/.test(question));
}

export function answerTaxes({ home }: AskedHome, question: string): Draft | undefined {
  const taxes = home.fact('taxes');
  if (!taxes || taxes.value === 'none') return undefined;
  const year = taxes.aliases.find((alias) => /^20\d\d$/.test(alias));
  const draft = spelledOut(taxes, 'Property taxes are', question, false);
  return year ? { ...draft, text: draft.text.replace(/\.(?= |$)/, ` (${year}).`) } : draft;
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
  if (times === undefined) return { text: `${text} The listing doesn’t say for what period.`, facts: [fact] };
  if (times === asks) return { text, facts: [fact] };
  const value = dollars((amountOf(fact.value) * times) / asks);
  const period = asks === 1 ? 'a year' : 'a month';
  const computed = computedFact(`${fact.field}-${asks}`, `${fact.label}, ${period}`, `${value} ${period}`, [
    fact,
  ]);
  return { text: `${text} That comes to about ${value} ${period}.`, facts: [fact], computed: [computed] };
}
