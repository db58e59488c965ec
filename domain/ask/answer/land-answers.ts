import type { Fact } from '#domain/script/schema.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { amountOf, roundDollars } from './dollar-amount.ts';
import { computedFact, type Draft } from './draft.ts';

export function answerPricePerAcre({ home }: AskedHome): Draft | undefined {
  const [price, lot] = [home.fact('price'), home.fact('lot')];
  const acres = /acre/i.test(lot?.value ?? '') ? amountOf(lot?.value ?? '') : 0;
  if (!price || !lot || !(acres > 0)) return undefined;
  const value = `${roundDollars(amountOf(price.value) / acres)} per acre`;
  return {
    text: `That comes to about ${value}: ${price.value} for ${lot.value}.`,
    facts: [price, lot],
    computed: [computedFact('price-per-acre', 'Price per acre', value, [price, lot])],
  };
}

const feetPerAcre = 43_560;

/** The lot, in the unit that was asked for too. */
export function answerLot({ home }: AskedHome, question: string): Draft | undefined {
  const lot = home.fact('lot');
  if (!lot) return undefined;
  const text = `The lot is ${lot.value}`;
  const size = Number.parseFloat(lot.value.replaceAll(',', ''));
  const [inAcres, inFeet] = [/\bacre/i.test(lot.value), /\bsquare feet\b/i.test(lot.value)];
  const other =
    inFeet && /\bacres?\b|\bacreage\b/.test(question)
      ? `${Number((size / feetPerAcre).toPrecision(2))} acres`
      : inAcres && /\bsquare f(?:ee|oo)t/.test(question)
        ? `${Math.round(size * feetPerAcre).toLocaleString('en-US')} square feet`
        : undefined;
  if (!other || !(size > 0)) return { text: `${text}.`, facts: [lot] };
  return {
    text: `${text}, about ${other}.`,
    facts: [lot],
    computed: [computedFact('lot-size', 'Lot', other, [lot])],
  };
}

const supply =
  /\b(?:electric(?:ity)?(?! (?:range|stove|oven|cooktop|car|vehicle|gate))|power (?:at|is|to)|(?:city|public|county|rural) water|well\b(?! (?:maintained|kept|cared|appointed))|septic|sewers?|natural gas|propane|fiber|utilities)\b/i;
const maxSentences = 3;

/** "What utilities are there?": the columns, and the sentences that name water, sewer, power or gas. */
export function answerUtilities({ sheet, statements }: AskedHome): Draft | undefined {
  const listed = sheet.facts.filter(({ field }) => field === 'utility');
  const told: Fact[] = statements
    .filter(({ fact, text }) => fact.field === 'remark' && supply.test(text))
    .map(({ fact }) => fact)
    .slice(0, maxSentences);
  if (listed.length + told.length === 0) return undefined;
  const said = told.map(({ value }) => (/[.?!]$/.test(value) ? value : `${value}.`)).join(' ');
  return {
    text: [
      ...listed.map(({ value }) => `${value}.`),
      ...(told.length > 0 ? [`The listing says: “${said}”`] : []),
    ].join(' '),
    facts: [...listed, ...told],
  };
}
