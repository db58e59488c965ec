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

/** The messages that visitors send us, and where staff read them. */
export const leadFunctions = {
  'create-hubspot-lead': {
    access: 'visitor',
    summary: 'Saves a lead from a listing page or a payment page and queues it for the CRM',
    input: CrmLeadBody,
    output: z.object({ success: z.boolean() }),
  },
  'create-listing-buyer-lead': {
    access: 'visitor',
    summary: 'Saves a lead from the demo listing, or from a listing page by its id',
    input: BuyerLead,
    output: z.object({ success: z.boolean() }),
  },
  'send-to-spreadsheet': {
    access: 'visitor',
    summary: 'Saves a lead and queues it for the contact sheet',
    input: SheetLeadBody,
    output: z.object({ success: z.boolean() }),
  },
  'send-enterprise-inquiry': {
    access: 'visitor',
    summary: 'Saves an inquiry about many listings and notifies staff',
    input: EnterpriseInquiry,
    output: z.object({ success: z.boolean() }),
  },
  'send-answering-inquiry': {
    access: 'visitor',
    summary: 'Saves an inquiry about the answering service and notifies staff',
    input: AnsweringInquiry,
    output: z.object({ success: z.boolean() }),
  },
  'trigger-contact-processing': {
    access: 'admin',
    summary: 'Retries undelivered contacts from the last 24 hours',
    input: z.object({}),
    output: z.object({ success: z.boolean(), summary: ProcessingSummary }),
  },
  'get-spreadsheet-link': {
    access: 'admin',
    summary: 'The link to the contact sheet; a link to our own file works for 15 minutes',
    input: z.object({}),
    output: z.object({ url: z.string() }),
  },
} as const satisfies FunctionTable;
