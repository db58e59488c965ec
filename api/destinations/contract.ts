import { z } from 'zod';
import {
  CreateDestination,
  DestinationTestResult,
  DestinationView,
  LeadDeliveryView,
  PreviewDestination,
  PreviewView,
  UpdateDestination,
} from '#domain/destinations/schema.ts';
import { OwnLead } from '#domain/podcasts/own-leads/schema.ts';
import type { DataTable } from '../operation.ts';

const destinationId = z.uuid('This is not a destination id');
const cursor = z.string().max(300).optional();

/** Where the caller's leads go, and what became of each. */
export const destinationData = {
  'GET /api/leads': {
    access: 'user',
    summary: 'A page of the leads of the caller’s homes, newest first, with their deliveries',
    input: z.object({ cursor }),
    output: z.object({ data: z.array(OwnLead), nextCursor: z.string().nullable() }),
  },
  'POST /api/lead-deliveries/:deliveryId/resend': {
    access: 'user',
    summary: 'Sends one lead to one of the caller’s destinations again',
    input: z.object({ deliveryId: z.uuid('This is not a delivery id') }),
    output: z.object({ success: z.boolean() }),
  },
  'GET /api/lead-destinations': {
    access: 'user',
    summary: 'The caller’s destinations, oldest first; never their secrets',
    input: z.object({}),
    output: z.object({ destinations: z.array(DestinationView) }),
  },
  'POST /api/lead-destinations': {
    access: 'user',
    summary: 'Adds a destination; a webhook’s secret is returned this one time',
    input: CreateDestination,
    output: z.object({ id: z.string(), secret: z.string().nullable() }),
  },
  'POST /api/lead-destinations/preview': {
    access: 'user',
    summary: 'A sample lead as it would arrive with these fields; nothing is sent',
    input: PreviewDestination,
    output: PreviewView,
  },
  'PATCH /api/lead-destinations/:destinationId': {
    access: 'user',
    summary: 'Changes the caller’s destination, or turns it on or off',
    input: UpdateDestination,
    output: z.object({ success: z.boolean() }),
  },
  'DELETE /api/lead-destinations/:destinationId': {
    access: 'user',
    summary: 'Deletes the caller’s destination with its log',
    input: z.object({ destinationId }),
    output: z.object({ id: z.string() }),
  },
  'POST /api/lead-destinations/:destinationId/test': {
    access: 'user',
    summary: 'Sends a sample lead to the caller’s destination and says what came back',
    input: z.object({ destinationId }),
    output: DestinationTestResult,
  },
  'GET /api/lead-destinations/:destinationId/deliveries': {
    access: 'user',
    summary: 'A page of what was sent to the caller’s destination, newest first',
    input: z.object({ destinationId, cursor }),
    output: z.object({ deliveries: z.array(LeadDeliveryView), nextCursor: z.string().nullable() }),
  },
} as const satisfies DataTable;
