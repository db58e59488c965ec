import { z } from 'zod';
import {
  AnsweredHome,
  AnsweringOrderForm,
  AnsweringPlan,
  OwnAnsweringOrder,
  WaitingAnsweringOrder,
} from '#domain/answering/schema.ts';
import { DemoEvent, DemoTurn, Greeting, LineCall, LineSettings } from '#domain/phone/schema.ts';
import type { DataTable } from '../operation.ts';

const OrderId = z.object({ orderId: z.uuid('This is not an order id') });
const LineId = z.object({ lineId: z.uuid('This is not a line id') });
const url = z.object({ url: z.string() });
const own = z.object({ orders: z.array(OwnAnsweringOrder), homes: z.array(AnsweredHome) });
const waiting = z.object({ orders: z.array(WaitingAnsweringOrder) });

/** The answering service: its price, ordering it, and its owner's settings. */
export const answeringData = {
  'GET /api/answering/plans': {
    access: 'visitor',
    summary: 'What the answering service costs, and whether the sample home can be called',
    input: z.object({}),
    output: z.object({ plans: z.array(AnsweringPlan), hasDemo: z.boolean() }),
  },
  'POST /api/answering/orders': {
    access: 'visitor',
    summary: 'Orders the answering service and opens the payment page; the same form opens the same page',
    input: AnsweringOrderForm,
    output: url,
  },
  'GET /api/answering/orders': {
    access: 'user',
    summary: 'What the caller ordered, with numbers and settings, and the homes they can answer for',
    input: z.object({}),
    output: own,
  },
  'POST /api/answering/orders/:orderId/payments': {
    access: 'user',
    summary: 'Opens the payment page of the caller’s order: the first payment or another 30 days',
    input: OrderId,
    output: url,
  },
  'POST /api/answering/demo-calls': {
    access: 'visitor',
    summary: 'Begins a call to the sample home',
    input: z.object({}),
    output: DemoTurn,
  },
  'POST /api/answering/demo-turns': {
    access: 'visitor',
    summary: 'Says something in such a call',
    input: DemoEvent,
    output: DemoTurn,
  },
  'PATCH /api/phone-lines/:lineId': {
    access: 'user',
    summary: 'Changes hours, greeting, homes and transfer number of the caller’s line, or pauses it',
    input: LineSettings.extend(LineId.shape),
    output: own,
  },
  'GET /api/phone-lines/:lineId/calls': {
    access: 'user',
    summary: 'Calls to the caller’s line in the last 30 days, with transcript and recording',
    input: LineId,
    output: z.object({ calls: z.array(LineCall) }),
  },
  'POST /api/phone-lines/greeting-sample': {
    access: 'user',
    summary: 'How a call would begin with a greeting, with the ticket for speak-answer',
    input: z.object({ greeting: Greeting }),
    output: z.object({ say: z.string(), ticket: z.string() }),
  },
  'GET /api/desk/answering-orders': {
    access: 'admin',
    summary: 'Paid orders of the answering service that have no number, oldest first',
    input: z.object({}),
    output: waiting,
  },
  'POST /api/desk/answering-orders/:orderId/retry': {
    access: 'admin',
    summary: 'Tries again to buy the number of a paid order',
    input: OrderId,
    output: waiting,
  },
  'POST /api/desk/answering-orders/:orderId/refund': {
    access: 'admin',
    summary: 'Refunds and cancels an order that has no number',
    input: OrderId,
    output: waiting,
  },
} as const satisfies DataTable;
