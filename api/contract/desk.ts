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
import type { DataTable, FunctionTable } from '../contract.ts';

/** What the staff desk does with orders. */
export const deskFunctions = {
  'bulk-create-orders': {
    access: 'admin',
    summary: 'Makes an order of every good row and says for each row what became of it',
    input: BulkCreateOrders,
    output: BulkOrderResult,
  },
} as const satisfies FunctionTable;

export const deskData = {
  'GET /api/desk/summary': {
    access: 'admin',
    summary: 'How many orders are in progress, ready, and there at all',
    input: z.object({}),
    output: AdminSummary,
  },
  'GET /api/desk/podcasts': {
    access: 'admin',
    summary: 'A page of orders with their customers and listings; the cursor leads to the next page',
    input: AdminPodcastQuery,
    output: z.object({ podcasts: z.array(AdminPodcast), nextCursor: z.string().nullable() }),
  },
  'POST /api/desk/podcasts': {
    access: 'admin',
    summary: 'Makes an order for a customer, paid for outside of the website',
    input: CreateStaffOrder,
    output: z.object({ podcastId: z.string(), isNew: z.boolean() }),
  },
  'POST /api/desk/order-checks': {
    access: 'admin',
    summary: 'Which rows could be ordered: readable links, known orders and homes; makes nothing',
    input: CheckOrders,
    output: z.object({ checks: z.array(OrderCheck) }),
  },
  'DELETE /api/desk/podcasts/:podcastId': {
    access: 'admin',
    summary: 'Takes an order away; its listing stays, its files are removed',
    input: DeletePodcast,
    output: z.object({ id: z.string() }),
  },
} as const satisfies DataTable;
