import { createDestination } from '#domain/destinations/create-destination.ts';
import { deleteDestination } from '#domain/destinations/delete-destination.ts';
import { requireDestination } from '#domain/destinations/lead-destination.ts';
import { previewDestination } from '#domain/destinations/preview-destination.ts';
import { listDestinations, listLeadDeliveries } from '#domain/destinations/queries.ts';
import { resendLead } from '#domain/destinations/resend-lead.ts';
import { testDestination } from '#domain/destinations/test-destination.ts';
import { updateDestination } from '#domain/destinations/update-destination.ts';
import { listOwnLeads } from '#domain/podcasts/own-leads/queries.ts';
import type { SignedInCall } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { destinationData } from './contract.ts';

export const destinationHandlers: Handlers<typeof destinationData> = {
  'GET /api/leads': ({ ctx, session }, { cursor }) => listOwnLeads(ctx, session, cursor),
  'POST /api/lead-deliveries/:deliveryId/resend': async ({ ctx, session }, { deliveryId }) => {
    await resendLead(ctx, { deliveryId, userId: session.userId });
    return { success: true };
  },
  'GET /api/lead-destinations': async ({ ctx, session }) => ({
    destinations: await listDestinations(ctx, session.userId),
  }),
  'POST /api/lead-destinations': (call, input) =>
    createDestination(call.ctx, { ...input, ...callerOf(call) }),
  'POST /api/lead-destinations/preview': async ({ ctx }, input) => ({
    parts: previewDestination(ctx, input),
  }),
  'PATCH /api/lead-destinations/:destinationId': async (call, input) => {
    await updateDestination(call.ctx, { ...input, ...callerOf(call) });
    return { success: true };
  },
  'DELETE /api/lead-destinations/:destinationId': (call, { destinationId }) =>
    deleteDestination(call.ctx, { destinationId, ...callerOf(call) }),
  'POST /api/lead-destinations/:destinationId/test': ({ ctx, session }, { destinationId }) =>
    testDestination(ctx, { destinationId, userId: session.userId }),
  'GET /api/lead-destinations/:destinationId/deliveries': async (
    { ctx, session },
    { destinationId, cursor },
  ) => {
    await requireDestination(ctx, { destinationId, userId: session.userId });
    return listLeadDeliveries(ctx, { destinationId, cursor });
  },
};

function callerOf({ session, clientIp }: SignedInCall): { userId: string; ip: string } {
  return { userId: session.userId, ip: clientIp };
}
