import { changeOwnLine } from '#domain/answering/change-own-line.ts';
import { answeringPlans } from '#domain/answering/data/plans.ts';
import {
  listAnsweredHomes,
  listOwnAnsweringOrders,
  listWaitingAnsweringOrders,
} from '#domain/answering/queries.ts';
import { retryAssignment } from '#domain/answering/retry-assignment.ts';
import { continueDemoCall, hasDemoCall, startDemoCall } from '#domain/phone/demo-call.ts';
import { previewGreeting } from '#domain/phone/preview-greeting.ts';
import { listLineCalls } from '#domain/phone/queries.ts';
import { requireOwnLine } from '#domain/phone/require-own-line.ts';
import { refundAnswering } from '#domain/podcasts/refund-answering.ts';
import { payAnsweringOrder, startAnsweringCheckout } from '#domain/podcasts/start-answering-checkout.ts';
import { actorOf, type Call, type SignedInCall } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { answeringData } from './contract.ts';

export const answeringHandlers: Handlers<typeof answeringData> = {
  'GET /api/answering/plans': async ({ ctx }) => ({
    plans: ctx.telephony ? [...answeringPlans] : [],
    hasDemo: await hasDemoCall(ctx),
  }),
  'POST /api/answering/orders': ({ ctx, session, clientIp: ip }, form) =>
    startAnsweringCheckout(ctx, { form, orderer: session, ip }),
  'GET /api/answering/orders': (call) => showOwn(call),
  'POST /api/answering/orders/:orderId/payments': ({ ctx, session, clientIp: ip }, { orderId }) =>
    payAnsweringOrder(ctx, { orderId, userId: session.userId, ip }),
  'POST /api/answering/demo-calls': ({ ctx, clientIp: ip }) => startDemoCall(ctx, { ip }),
  'POST /api/answering/demo-turns': ({ ctx, clientIp: ip }, said) => continueDemoCall(ctx, { ...said, ip }),
  'PATCH /api/phone-lines/:lineId': async (call, { lineId, ...settings }) => {
    const { ctx, session, clientIp: ip } = call;
    await changeOwnLine(ctx, { lineId, userId: session.userId, ip, settings });
    return showOwn(call);
  },
  'GET /api/phone-lines/:lineId/calls': async ({ ctx, session }, { lineId }) => {
    const line = await requireOwnLine(ctx, { lineId, userId: session.userId });
    return { calls: await listLineCalls(ctx, line.id) };
  },
  'POST /api/phone-lines/greeting-sample': ({ ctx, session }, { greeting }) =>
    previewGreeting(ctx, { greeting, userId: session.userId }),
  'GET /api/desk/answering-orders': (call) => showWaiting(call),
  'POST /api/desk/answering-orders/:orderId/retry': async (call, { orderId }) => {
    await retryAssignment(call.ctx, { orderId, actor: actorOf(call) });
    return showWaiting(call);
  },
  'POST /api/desk/answering-orders/:orderId/refund': async (call, { orderId }) => {
    await refundAnswering(call.ctx, { orderId, actor: actorOf(call) });
    return showWaiting(call);
  },
};

async function showOwn({ ctx, session: { userId } }: SignedInCall) {
  return {
    orders: await listOwnAnsweringOrders(ctx, userId),
    homes: await listAnsweredHomes(ctx, userId),
  };
}

async function showWaiting({ ctx }: Pick<Call, 'ctx'>) {
  return { orders: await listWaitingAnsweringOrders(ctx) };
}
