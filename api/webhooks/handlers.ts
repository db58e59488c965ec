import { requireManager } from '#domain/teams/require-team-role.ts';
import { createWebhook } from '#domain/webhooks/create-webhook.ts';
import { deleteWebhook } from '#domain/webhooks/delete-webhook.ts';
import { findDelivery, listDeliveries, listWebhooks } from '#domain/webhooks/queries.ts';
import { replayDelivery } from '#domain/webhooks/replay-delivery.ts';
import { rotateWebhookSecret } from '#domain/webhooks/rotate-webhook-secret.ts';
import { testWebhook } from '#domain/webhooks/test-webhook.ts';
import { updateWebhook } from '#domain/webhooks/update-webhook.ts';
import { requireEndpoint } from '#domain/webhooks/webhook-endpoint.ts';
import type { SignedInCall } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { webhookData } from './contract.ts';

export const webhookHandlers: Handlers<typeof webhookData> = {
  'GET /api/webhooks': async ({ ctx, session }) => ({
    webhooks: await listWebhooks(ctx, { userId: session.userId }),
  }),
  'POST /api/webhooks': (call, input) => createWebhook(call.ctx, { ...input, ...callerOf(call) }),
  'GET /api/teams/:teamId/webhooks': async ({ ctx, session }, { teamId }) => {
    const holder = { teamId, userId: session.userId };
    await requireManager(ctx, holder);
    return { webhooks: await listWebhooks(ctx, holder) };
  },
  'POST /api/teams/:teamId/webhooks': (call, input) =>
    createWebhook(call.ctx, { ...input, ...callerOf(call) }),
  'PATCH /api/webhooks/:endpointId': async (call, input) => {
    await updateWebhook(call.ctx, { ...input, ...callerOf(call) });
    return { success: true };
  },
  'DELETE /api/webhooks/:endpointId': (call, { endpointId }) =>
    deleteWebhook(call.ctx, { endpointId, ...callerOf(call) }),
  'POST /api/webhooks/:endpointId/secret': (call, { endpointId }) =>
    rotateWebhookSecret(call.ctx, { endpointId, ...callerOf(call) }),
  'POST /api/webhooks/:endpointId/test': async ({ ctx, session }, { endpointId }) => {
    const { deliveryId } = await testWebhook(ctx, { endpointId, userId: session.userId });
    const delivery = await findDelivery(ctx, deliveryId);
    if (!delivery) throw new Error('The test is not in the log.');
    return { isDelivered: delivery.status === 'delivered', delivery };
  },
  'GET /api/webhooks/:endpointId/deliveries': async ({ ctx, session }, { endpointId, cursor }) => {
    await requireEndpoint(ctx, { endpointId, userId: session.userId });
    return listDeliveries(ctx, { endpointId, cursor });
  },
  'POST /api/webhooks/:endpointId/deliveries/:deliveryId/replay': ({ ctx, session }, input) =>
    replayDelivery(ctx, { ...input, userId: session.userId }),
};

function callerOf({ session, clientIp }: SignedInCall): { userId: string; ip: string } {
  return { userId: session.userId, ip: clientIp };
}
