import { z } from 'zod';
import {
  AnsweringInquiry,
  BuyerLead,
  CrmLeadBody,
  EnterpriseInquiry,
  ProcessingSummary,
  SheetLeadBody,
} from '#domain/leads/schema.ts';
import {
  CheckExistingUser,
  CreatePayment,
  OwnPodcast,
  Prices,
  VerifyPayment,
} from '#domain/podcasts/schema.ts';
import { managementData, managementFunctions } from './accounts/contract.ts';
import { reachData } from './analytics/contract.ts';
import { directoryData, directoryFunctions } from './directory/contract.ts';
import { listingData, listingFunctions } from './listings/contract.ts';
import { marketingData, marketingFunctions } from './marketing/contract.ts';
import { operationsDeskData } from './operations/contract.ts';
import { deskData, deskFunctions } from './orders/contract.ts';
import { productionData, productionFunctions } from './production/contract.ts';
import { editorData } from './production/editor-contract.ts';
import { pronunciationData } from './pronunciations/contract.ts';
import { sharingData } from './sharing/contract.ts';

/** Who may call: anyone, anyone signed in, or staff. Ownership of single rows is checked by the use case. */
export type Access = 'visitor' | 'user' | 'admin';
/** How large a file may be, and what is said of a larger one. */
export type FileLimit = { mostBytes: number; tooLarge: string };

export type Operation = {
  access: Access;
  summary: string;
  input: z.ZodType;
  output: z.ZodType;
  /** Also takes the bytes of a file, with the rest of the input in the query. */
  takesFile?: true | FileLimit;
};

export type FunctionTable = Record<string, Operation>;
export type DataTable = Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`, Operation>;

/** Server functions: POST /functions/v1/<name>. */
export const functions = {
  'generate-maps-url': {
    access: 'visitor',
    summary: 'The address of an embeddable map of a place',
    input: z.object({
      address: z.string().max(300).nullish(),
      city: z.string().max(100).nullish(),
      state: z.string().max(100).nullish(),
      zipCode: z.string().max(20).nullish(),
      latitude: z.number().min(-90).max(90).nullish(),
      longitude: z.number().min(-180).max(180).nullish(),
    }),
    output: z.object({ embedUrl: z.string().nullable() }),
  },
  ...listingFunctions,
  ...directoryFunctions,
  ...deskFunctions,
  ...managementFunctions,
  ...productionFunctions,
  ...marketingFunctions,
  'create-payment': {
    access: 'visitor',
    summary: 'Checks an order and opens its payment page; the same form leads to the same page',
    input: CreatePayment,
    output: z.object({ url: z.string() }),
  },
  'verify-payment': {
    access: 'visitor',
    summary: 'Whether a payment session is paid',
    input: VerifyPayment,
    output: z.object({ success: z.boolean(), payment_status: z.string() }),
  },
  'check-existing-user': {
    access: 'visitor',
    summary: 'Whether an address has an account',
    input: CheckExistingUser,
    output: z.object({ exists: z.boolean() }),
  },
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

/** Reads and edits behind the screens. */
export const data = {
  'GET /api/me': {
    access: 'visitor',
    summary: 'Who is calling; null when nobody is signed in',
    input: z.object({}),
    output: z.object({
      user: z.object({ id: z.string(), email: z.string(), isAdmin: z.boolean() }).nullable(),
    }),
  },
  'GET /api/sessions': {
    access: 'user',
    summary: 'The devices that are signed in to the caller’s account, the last used first',
    input: z.object({}),
    output: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          ip: z.string().nullable(),
          userAgent: z.string().nullable(),
          hasSecondStep: z.boolean(),
          isCurrent: z.boolean(),
          createdAt: z.iso.datetime(),
          refreshedAt: z.iso.datetime(),
        }),
      ),
    }),
  },
  'DELETE /api/sessions/:sessionId': {
    access: 'user',
    summary: 'Signs one of the caller’s own devices out',
    input: z.object({ sessionId: z.uuid() }),
    output: z.object({ isEnded: z.boolean() }),
  },
  'GET /api/dev/mails': {
    access: 'visitor',
    summary: 'The newest mails; only where the development pages are switched on',
    input: z.object({ search: z.string().max(200).optional() }),
    output: z.object({
      mails: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          recipient: z.string(),
          subject: z.string(),
          status: z.string(),
          createdAt: z.iso.datetime(),
        }),
      ),
    }),
  },
  'GET /api/dev/mails/:mailId': {
    access: 'visitor',
    summary: 'One mail with its text; only where the development pages are switched on',
    input: z.object({ mailId: z.uuid() }),
    output: z.object({
      mail: z.object({
        id: z.string(),
        kind: z.string(),
        recipient: z.string(),
        subject: z.string(),
        status: z.string(),
        html: z.string(),
        text: z.string(),
        messageId: z.string(),
        lastError: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    }),
  },
  'GET /api/prices': {
    access: 'visitor',
    summary: 'What a podcast costs, alone and together with others',
    input: z.object({}),
    output: Prices,
  },
  'GET /api/podcasts': {
    access: 'user',
    summary: 'The caller’s own podcasts, the newest first',
    input: z.object({}),
    output: z.object({ podcasts: z.array(OwnPodcast) }),
  },
  'GET /api/podcasts/:podcastId': {
    access: 'user',
    summary: 'One podcast of the caller’s own; staff see every one',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ podcast: OwnPodcast }),
  },
  'POST /api/podcasts/:podcastId/refund': {
    access: 'admin',
    summary: 'Gives the payment of an order back and cancels its podcasts',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ payment_status: z.string() }),
  },
  ...listingData,
  ...deskData,
  ...managementData,
  ...operationsDeskData,
  ...directoryData,
  ...productionData,
  ...marketingData,
  ...pronunciationData,
  ...reachData,
  ...sharingData,
  ...editorData,
} as const satisfies DataTable;

export type Functions = typeof functions;
export type FunctionName = keyof Functions;
export type Data = typeof data;
export type DataName = keyof Data;
export type Input<Op extends Operation> = z.input<Op['input']>;
export type Output<Op extends Operation> = z.output<Op['output']>;
