import type { Mutation } from '../mutation.ts';

const delivery = ['domain/leads/deliver-to-destination.test.ts'];
const api = ['api/destinations/destinations.test.ts'];
const vendors = ['adapters/lead-vendors/contract.test.ts'];
const consent = ['domain/leads/record-listing-lead.test.ts'];

/** Leads that go to agents' own CRMs. */
export const destinationMutations: Mutation[] = [
  {
    name: 'anyone changes anyone’s destination',
    area: 'destinations',
    file: 'domain/destinations/lead-destination.ts',
    find: 'and(eq(leadDestinations.id, destinationId), isManagedBy(leadDestinations, userId))',
    replace: 'eq(leadDestinations.id, destinationId)',
    tests: api,
  },
  {
    name: 'anyone resends anyone’s lead',
    area: 'destinations',
    file: 'domain/destinations/resend-lead.ts',
    find: 'and(eq(contactDeliveries.id, deliveryId), isManagedBy(leadDestinations, userId))',
    replace: 'eq(contactDeliveries.id, deliveryId)',
    tests: api,
  },
  {
    name: 'a webhook for leads calls a private address',
    area: 'destinations',
    file: 'domain/destinations/create-destination.ts',
    find: 'requireReachableUrl(ctx, settings.url);',
    replace: '',
    tests: api,
  },
  {
    name: 'a CRM key is stored in plain text',
    area: 'destinations',
    file: 'domain/destinations/create-destination.ts',
    find: 'secret ? await sealSecret(ctx, id, secret) : null',
    replace: 'secret ?? null',
    tests: api,
  },
  {
    name: 'a mapped field replaces one of ours',
    area: 'destinations',
    file: 'domain/destinations/rules.ts',
    find: "if (!field.pattern.test(name ?? ''))",
    replace: 'if (false as boolean)',
    tests: api,
  },
  {
    name: 'a killed worker forgets that it may have sent',
    area: 'destinations',
    file: 'domain/leads/deliver-contact.ts',
    find: 'claimedUntil} is not null`',
    replace: 'claimedUntil} is not null and false`',
    tests: delivery,
  },
  {
    name: 'a form that may have arrived is sent to Salesforce again',
    area: 'destinations',
    file: 'adapters/lead-vendors/salesforce.ts',
    find: "if (mayHaveArrived) return unsure('We were interrupted while sending this lead.');",
    replace: '',
    tests: vendors,
  },
  {
    name: 'a repeat to Follow Up Boss is a second event',
    area: 'destinations',
    file: 'adapters/lead-vendors/follow-up-boss.ts',
    find: 'if (isRepeat) {',
    replace: 'if (false as boolean) {',
    tests: vendors,
  },
  {
    name: 'a repeat to HubSpot is a second note',
    area: 'destinations',
    file: 'adapters/lead-vendors/hubspot.ts',
    find: 'if (isRepeat) {',
    replace: 'if (false as boolean) {',
    tests: vendors,
  },
  {
    name: 'a lead that Follow Up Boss ignored counts as delivered',
    area: 'destinations',
    file: 'adapters/lead-vendors/follow-up-boss.ts',
    find: 'if (reply.status === 204) {',
    replace: 'if (false as boolean) {',
    tests: vendors,
  },
  {
    name: 'staff resend leads that may already be in an agent’s CRM',
    area: 'destinations',
    file: 'domain/leads/process-contacts.ts',
    find: 'isNull(contactDeliveries.destinationId),',
    replace: '',
    tests: delivery,
  },
  {
    name: 'markup in a message becomes part of an ADF document',
    area: 'destinations',
    file: 'domain/destinations/adf-document.ts',
    find: '.replace(/[&<>"\']/g, (character) => entities[character] as string)',
    replace: '',
    tests: delivery,
  },
  {
    name: 'any text counts as consent',
    area: 'destinations',
    file: 'domain/leads/record-listing-lead.ts',
    find: ' || !isConsentWording(consent, agentName)',
    replace: '',
    tests: consent,
  },
  {
    name: 'the test button has no limit on emails',
    area: 'destinations',
    file: 'domain/destinations/test-destination.ts',
    find: 'if (wait > 0)',
    replace: 'if (false as boolean)',
    tests: api,
  },
];
