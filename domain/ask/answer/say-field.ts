import type { Fact } from '#domain/script/schema.ts';
import { wordParking } from './word-parking.ts';

const sentences: Readonly<Record<string, (value: string) => string>> = {
  yearBuilt: (value) => `It was built in ${value}.`,
  price: (value) => `The asking price is ${value}.`,
  hoa: (value) => `The association fee is ${value}.`,
  sqft: (value) => `The living area is ${value}.`,
  lot: (value) => `The lot is ${value}.`,
  beds: (value) => `It has ${value}.`,
  baths: (value) => `It has ${value}.`,
  bathSplit: (value) => `It has ${value}.`,
  taxes: (value) => `The property taxes are ${value}.`,
  parking: (value) => {
    const worded = wordParking(value);
    return worded ? `The parking is ${worded}.` : `For parking, the listing has “${value}.”`;
  },
};

/** "Security deposit $2,100", "Sewer: public": the value has its own name. */
export const saysItself = ({ field, value }: Fact) =>
  field === 'rentTerm' || /^\p{Lu}[\p{L} ]*: /u.test(value);

/** A column of the listing as somebody would say it. */
export function sayField(fact: Fact): string {
  const { field, label, value } = fact;
  if (field === 'feature' && label === 'Feature') return `The listing’s features include “${value}.”`;
  if (saysItself(fact)) return `The listing has “${value}.”`;
  return sentences[field]?.(value) ?? `The listing gives the ${label.toLowerCase()} as “${value}.”`;
}

/** Columns that stand in an answer by their label, as "Year built: 1886.", said instead. */
export const sayColumns = (text: string, facts: readonly Fact[]): string =>
  facts
    .filter(({ field }) => field !== 'remark')
    .reduce((said, fact) => said.replaceAll(`${fact.label}: ${fact.value}.`, () => sayField(fact)), text);
