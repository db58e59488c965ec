import type { VendorLead } from './contract.ts';

/**
 * Facts that most vendors have no field for, one line each: the home, the source, the consent and the
 * reference.
 */
export function leadLines(lead: VendorLead): string[] {
  const { home, consent } = lead;
  const place = [home.street, home.city, [home.state, home.zip].filter(Boolean).join(' ')];
  const lines: [string, string][] = [
    ['Home', place.filter(Boolean).join(', ')],
    ['Listing page', home.pageUrl],
    ['Came from', lead.cameFrom],
    ['Agreed to', consent?.wording ?? ''],
    ['Agreed at', consent?.givenAt ?? ''],
    ['Page version', consent?.pageVersion ?? ''],
    ['Reference', lead.reference],
  ];
  return lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
}
