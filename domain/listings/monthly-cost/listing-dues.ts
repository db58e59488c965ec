import type { PageFacts } from '../extraction/facts.ts';
import { readFee } from '../extraction/values/fee.ts';
import type { Listing } from '../queries.ts';
import { byTheMonth, readRecurringCharges } from './recurring-charges.ts';
import { ASSOCIATION_FEE, type Charge, type Dues } from './rules.ts';

type Described = Partial<Pick<Listing, 'description' | 'features'>>;

/** Taxes, fees and other recurring charges that the listing states, per month. */
export function listingDues(page: PageFacts | undefined, listing: Described = {}): Dues {
  const taxes = page?.taxes.value?.trim();
  const tax = taxes ? readFee(taxes) : null;
  const policies = (page?.policies.value ?? []).map(({ text }) => text);
  const said = readRecurringCharges([listing.description ?? '', ...(listing.features ?? []), ...policies]);
  const fee = associationFee(page) ?? said.find(({ label }) => label === ASSOCIATION_FEE);
  return {
    // Property taxes are per year unless the listing says otherwise.
    taxes:
      taxes && tax
        ? {
            dollarsYearly: (byTheMonth(tax.dollars, tax.period ?? 'a year') ?? 0) * 12,
            said: tax.period ? taxes : `${taxes}, which we take for a year’s`,
          }
        : null,
    charges: [...(fee ? [fee] : []), ...said.filter(({ label }) => label !== ASSOCIATION_FEE)],
  };
}

/** A fee is as often monthly as yearly, so without a period it isn't counted. */
function associationFee(page: PageFacts | undefined): Charge | undefined {
  const said = page?.hoa.value?.trim();
  const fee = said ? readFee(said) : null;
  return said && fee
    ? { label: ASSOCIATION_FEE, dollarsMonthly: byTheMonth(fee.dollars, fee.period), said }
    : undefined;
}
