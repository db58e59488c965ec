import { z } from 'zod';
import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from '#domain/directory/admin/rules.ts';
import {
  AdminBusiness,
  AdminCategory,
  AdminMarket,
  AdminMarketRequest,
  DecideMarketRequest,
  FeatureBusiness,
  ImportReport,
  SaveBusiness,
  SaveCategory,
  SaveMarket,
} from '#domain/directory/admin/schema.ts';
import { requestOutcomes } from '#domain/directory/rules.ts';
import { BusinessInquiry, MarketRequest } from '#domain/directory/schema.ts';
import type { DataTable, FunctionTable } from '../operation.ts';

const saved = z.object({ id: z.string() });
const search = z.string().max(100).optional();
const importLimit = { maxBytes: MAX_IMPORT_BYTES, tooLarge: IMPORT_TOO_LARGE };

/** What visitors send from the business directory, and the files that staff import. */
export const directoryFunctions = {
  'create-market-request': {
    access: 'visitor',
    summary: 'Saves a request for a market; a job opens it if the town is known, otherwise staff decide',
    input: MarketRequest,
    output: z.object({
      success: z.boolean(),
      requestId: z.string().nullable(),
      outcome: z.enum(requestOutcomes),
    }),
  },
  'send-business-inquiry': {
    access: 'visitor',
    summary: 'Saves an inquiry for a business in the directory',
    input: BusinessInquiry,
    output: z.object({ success: z.boolean() }),
  },
  'read-live-reviews': {
    access: 'visitor',
    summary: 'A business’s current Google rating; it is not stored',
    input: z.object({ businessId: z.uuid('This is not a business') }),
    output: z.object({ google: z.object({ reviewCount: z.number(), rating: z.number() }).nullable() }),
  },
  'import-businesses': {
    access: 'admin',
    summary: 'Adds and updates businesses from a CSV file (text/csv) and reports on its rows',
    input: z.object({}),
    output: ImportReport,
    takesFile: importLimit,
  },
  'import-reviews': {
    access: 'admin',
    summary: 'Adds and updates reviews from a CSV file (text/csv) and reports on its rows',
    input: z.object({}),
    output: ImportReport,
    takesFile: importLimit,
  },
} as const satisfies FunctionTable;

/** What the admin screen of the directory reads and changes. */
export const directoryData = {
  'GET /api/directory/markets': {
    access: 'admin',
    summary: 'Open and closed markets by name',
    input: z.object({ search }),
    output: z.object({ markets: z.array(AdminMarket), total: z.number() }),
  },
  'POST /api/directory/markets': {
    access: 'admin',
    summary: 'Adds a market, or edits, opens or closes the one with the given id',
    input: SaveMarket,
    output: saved,
  },
  'GET /api/directory/categories': {
    access: 'admin',
    summary: 'Every category in display order',
    input: z.object({}),
    output: z.object({ categories: z.array(AdminCategory) }),
  },
  'POST /api/directory/categories': {
    access: 'admin',
    summary: 'Adds a category, or edits the one with the given id',
    input: SaveCategory,
    output: saved,
  },
  'GET /api/directory/businesses': {
    access: 'admin',
    summary: 'The businesses of a market by category and name',
    input: z.object({ marketId: z.uuid(), search }),
    output: z.object({ businesses: z.array(AdminBusiness), total: z.number() }),
  },
  'POST /api/directory/businesses': {
    access: 'admin',
    summary: 'Adds a business, or edits the one with the given id',
    input: SaveBusiness,
    output: saved,
  },
  'DELETE /api/directory/businesses/:businessId': {
    access: 'admin',
    summary: 'Removes a business and its reviews from the directory',
    input: z.object({ businessId: z.uuid() }),
    output: z.object({ isRemoved: z.boolean() }),
  },
  'POST /api/directory/featured': {
    access: 'admin',
    summary: 'Features a business in its category, or stops featuring it',
    input: FeatureBusiness,
    output: saved,
  },
  'GET /api/directory/requests': {
    access: 'admin',
    summary: 'The markets that visitors requested, newest first',
    input: z.object({}),
    output: z.object({ requests: z.array(AdminMarketRequest), total: z.number() }),
  },
  'POST /api/directory/requests/:requestId/decision': {
    access: 'admin',
    summary: 'Adds the market of a pending request, or declines it',
    input: DecideMarketRequest,
    output: saved,
  },
} as const satisfies DataTable;
