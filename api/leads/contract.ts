import { z } from 'zod';
import {
  AnsweringInquiry,
  BuyerLead,
  CrmLeadBody,
  EnterpriseInquiry,
  ProcessingSummary,
  SheetLeadBody,
} from '#domain/leads/schema.ts';
import type { FunctionTable } from '../operation.ts';

/** What visitors send us, and where staff read it. */
export const leadFunctions = {
  'create-hubspot-lead': {
    access: 'visitor',
    summary: 'Keeps a lead of a listing page or a payment page, to be told to the CRM',
    input: CrmLeadBody,
    output: z.object({ success: z.boolean() }),
  },
  'create-listing-buyer-lead': {
    access: 'visitor',
    summary: 'Keeps a lead of the demo listing, or of a listing page by its id',
    input: BuyerLead,
    output: z.object({ success: z.boolean() }),
  },
  'send-to-spreadsheet': {
    access: 'visitor',
    summary: 'Keeps a lead, to be added to the sheet of contacts',
    input: SheetLeadBody,
    output: z.object({ success: z.boolean() }),
  },
  'send-enterprise-inquiry': {
    access: 'visitor',
    summary: 'Keeps an inquiry for many listings and tells staff',
    input: EnterpriseInquiry,
    output: z.object({ success: z.boolean() }),
  },
  'send-answering-inquiry': {
    access: 'visitor',
    summary: 'Keeps an inquiry for the answering service and tells staff',
    input: AnsweringInquiry,
    output: z.object({ success: z.boolean() }),
  },
  'trigger-contact-processing': {
    access: 'admin',
    summary: 'Tries again to deliver what the contacts of the last 24 hours wait for',
    input: z.object({}),
    output: z.object({ success: z.boolean(), summary: ProcessingSummary }),
  },
  'get-spreadsheet-link': {
    access: 'admin',
    summary: 'Where staff read the sheet of contacts; our own file’s link works for 15 minutes',
    input: z.object({}),
    output: z.object({ url: z.string() }),
  },
} as const satisfies FunctionTable;
