export const contactDestinations = ['crm', 'spreadsheet', 'webhook', 'staff_mail', 'agent_mail'] as const;
export type ContactDestination = (typeof contactDestinations)[number];

/** Who hears of which contact. An agent hears of the buyers who ask about a home of theirs. */
const heardBy = {
  order: ['crm', 'spreadsheet', 'webhook', 'staff_mail'],
  sign_up: ['crm', 'spreadsheet', 'webhook'],
  listing_lead: ['crm', 'spreadsheet', 'webhook', 'staff_mail'],
  market_request: ['crm', 'spreadsheet', 'webhook', 'staff_mail'],
  enterprise_inquiry: ['crm', 'spreadsheet', 'webhook', 'staff_mail'],
  business_inquiry: ['crm', 'spreadsheet', 'webhook', 'staff_mail'],
  website_lead: ['crm', 'spreadsheet'],
} as const satisfies Record<string, readonly ContactDestination[]>;

export type ContactType = keyof typeof heardBy;

export function destinationsOf(type: ContactType): ContactDestination[] {
  return [...heardBy[type]];
}

export const enterpriseSizes = ['10-25', '26-50', '51-100', '100+'] as const;

/** "Ana Maria Díaz" is Ana, Maria Díaz. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
