import { z } from 'zod';
import {
  AdminPodcast,
  AdminPodcastQuery,
  AdminSummary,
  BulkCreateOrders,
  BulkOrderResult,
  CheckOrders,
  CreateStaffOrder,
  DeletePodcast,
  OrderCheck,
} from '#domain/podcasts/admin/schema.ts';
import { CheckExistingUser, CreatePayment, Prices, VerifyPayment } from '#domain/podcasts/schema.ts';
import { RetryPayment, UnpaidOrder } from '#domain/podcasts/unpaid-orders/schema.ts';
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
  'retry-payment': {
    access: 'visitor',
    summary: 'Opens the payment of an unpaid order again, for whoever has its session',
    input: RetryPayment,
    output: z.object({ url: z.string() }),
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
  'GET /api/unpaid-orders': {
    access: 'user',
    summary: 'What the caller ordered in the last seven days and has not paid',
    input: z.object({}),
    output: z.object({ orders: z.array(UnpaidOrder) }),
  },
  'POST /api/unpaid-orders/:checkoutId/payment': {
    access: 'user',
    summary: 'Opens the payment page of one of these orders',
    input: z.object({ checkoutId: z.uuid('This is not an order id') }),
    output: z.object({ url: z.string() }),
  },
  'GET /api/desk/summary': {
    access: 'admin',
    summary: 'How many orders are in progress, ready and in total',
    input: z.object({}),
    output: AdminSummary,
  },
  'GET /api/desk/podcasts': {
    access: 'admin',
    summary: 'A page of orders with their customers and listings, with a cursor for the next page',
    input: AdminPodcastQuery,
    output: z.object({ podcasts: z.array(AdminPodcast), nextCursor: z.string().nullable() }),
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
