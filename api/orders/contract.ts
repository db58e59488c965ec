import { z } from 'zod';
import {
  BulkCreateOrders,
  BulkOrderResult,
  CheckOrders,
  CreateStaffOrder,
  DeletePodcast,
  DeskPodcast,
  DeskQuery,
  DeskSummary,
  OrderCheck,
} from '#domain/podcasts/desk/schema.ts';
import { CheckExistingUser, CreatePayment, Prices, VerifyPayment } from '#domain/podcasts/schema.ts';
import type { DataTable, FunctionTable } from '../operation.ts';

/** Ordering and paying, and staff orders. */
export const orderFunctions = {
  'create-payment': {
    access: 'visitor',
    summary: 'Checks an order and opens its payment page; submitting the same form twice opens the same page',
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
  'bulk-create-orders': {
    access: 'admin',
    summary: 'Creates an order for each valid row and reports on every row',
    input: BulkCreateOrders,
    output: BulkOrderResult,
  },
} as const satisfies FunctionTable;

export const orderData = {
  'GET /api/prices': {
    access: 'visitor',
    summary: 'The price of a podcast, single and by volume',
    input: z.object({}),
    output: Prices,
  },
  'GET /api/desk/summary': {
    access: 'admin',
    summary: 'How many orders are in progress, ready and in total',
    input: z.object({}),
    output: DeskSummary,
  },
  'GET /api/desk/podcasts': {
    access: 'admin',
    summary: 'A page of orders with their customers and listings, with a cursor for the next page',
    input: DeskQuery,
    output: z.object({ podcasts: z.array(DeskPodcast), nextCursor: z.string().nullable() }),
  },
  'POST /api/desk/podcasts': {
    access: 'admin',
    summary: 'Creates an order for a customer who pays outside the website',
    input: CreateStaffOrder,
    output: z.object({ podcastId: z.string(), isNew: z.boolean() }),
  },
  'POST /api/desk/order-checks': {
    access: 'admin',
    summary: 'Checks rows without creating orders: readable links, existing orders and homes',
    input: CheckOrders,
    output: z.object({ checks: z.array(OrderCheck) }),
  },
  'DELETE /api/desk/podcasts/:podcastId': {
    access: 'admin',
    summary: 'Deletes an order and its files; its listing stays',
    input: DeletePodcast,
    output: z.object({ id: z.string() }),
  },
} as const satisfies DataTable;
