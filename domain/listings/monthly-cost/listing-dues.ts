import type { PageFacts } from '../extraction/facts.ts';
import { readFee } from '../extraction/values/fee.ts';
import type { Dues } from './rules.ts';

const timesYearly: Record<string, number> = {
  'a week': 52,
  'a month': 12,
  'a quarter': 4,
  'twice a year': 2,
  'a year': 1,
};

/** Taxes and association fee as the listing states them, for the months of a year. */
export function listingDues(page: PageFacts | undefined): Dues {
  const [taxes, fee] = [page?.taxes.value?.trim(), page?.hoa.value?.trim()];
  const [tax, due] = [taxes ? readFee(taxes) : null, fee ? readFee(fee) : null];
  return {
    // Property taxes are stated for a year unless the listing says otherwise.
    taxes:
      taxes && tax
        ? {
            dollarsYearly: tax.dollars * (timesYearly[tax.period ?? 'a year'] ?? 1),
            said: tax.period ? taxes : `${taxes}, which we take for a year’s`,
          }
        : null,
    // A fee is as often due by the month as by the year, so without a period it isn't counted.
    fee:
      fee && due
        ? {
            dollarsMonthly: due.period ? (due.dollars * (timesYearly[due.period] ?? 12)) / 12 : null,
            said: fee,
          }
        : null,
  };
}
