import type { Fact } from '../schema.ts';
import { statedNumbers } from './stated-numbers.ts';

/** Whether a sentence's number of rooms, feet, years or dollars differs from the row's. */
export function contradicts(fact: Fact, stated: readonly Fact[]): boolean {
  return statedNumbers(fact.value).some(({ field, value }) => {
    const known = stated.find((other) => other.field === field);
    return known !== undefined && known.value !== 'studio' && toNumber(known.value) !== value;
  });
}

/** "2.5 bathrooms" and "$649,900" as numbers. */
export function toNumber(value: string): number {
  return Number(/\d[\d,]*(?:\.\d+)?/.exec(value)?.[0].replaceAll(',', ''));
}
