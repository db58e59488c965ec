import type { VendorLead } from '#adapters/lead-vendors/contract.ts';
import type { Context } from '../context.ts';
import { createReference } from './vendor-lead.ts';

/** The made-up lead of the preview and of the test button. Its name says so, wherever it turns up. */
export function sampleLead({ now, site }: Pick<Context, 'now' | 'site'>, id: string): VendorLead {
  const moment = now().toISOString();
  return {
    reference: createReference(id),
    firstName: 'Test',
    lastName: 'Lead',
    email: 'test.lead@example.com',
    phone: '5550100142',
    message: `This is a test from ${site.name}. You can delete it.`,
    home: {
      street: '48 Alder Lane',
      city: 'Fairhaven',
      state: 'WA',
      zip: '98225',
      price: '785000',
      mlsNumber: 'A1042',
      pageUrl: `${site.url}/demo/lake-estate`,
    },
    cameFrom: 'Yard sign',
    submittedAt: moment,
    consent: {
      wording:
        'By sending this, you agree that we’ll share it with the agent for this home, who may reply by email, phone or text. Read our Privacy Policy.',
      givenAt: moment,
      pageVersion: moment,
    },
  };
}
