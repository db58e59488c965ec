import { z } from 'zod';
import {
  AdminBusiness,
  AdminCategory,
  AdminMarket,
  AdminMarketRequest,
  DecideMarketRequest,
  FeatureBusiness,
  IMPORT_TOO_LARGE,
  ImportReport,
  MAX_IMPORT_BYTES,
  SaveBusiness,
  SaveCategory,
  SaveMarket,
} from '#domain/directory/admin/schema.ts';
import { requestOutcomes } from '#domain/directory/rules.ts';
import { BusinessInquiry, MarketRequest } from '#domain/directory/schema.ts';
import type { DataTable, FunctionTable } from '../contract.ts';

const saved = z.object({ id: z.string() });
const search = z.string().max(100).optional();
const importLimit = { mostBytes: MAX_IMPORT_BYTES, tooLarge: IMPORT_TOO_LARGE };

/** What visitors send from the business directory, and files of staff. */
export const directoryFunctions = {
  'create-market-request': {
    access: 'visitor',
    summary: 'Keeps a wish for a market; a job opens it where it is a town that we know, else staff decide',
    input: MarketRequest,
    output: z.object({
      success: z.boolean(),
      requestId: z.string().nullable(),
      outcome: z.enum(requestOutcomes),
    }),
  },
  'send-business-inquiry': {
    access: 'visitor',
    summary: 'Keeps what somebody asks a business of the directory',
    input: BusinessInquiry,
    output: z.object({ success: z.boolean() }),
  },
  'read-live-reviews': {
    access: 'visitor',
    summary: 'What Google says about a business at this moment; it is kept nowhere',
    input: z.object({ businessId: z.uuid('This is not a business') }),
    output: z.object({ google: z.object({ reviewCount: z.number(), rating: z.number() }).nullable() }),
  },
  'import-businesses': {
    access: 'admin',
    summary: 'Adds and changes businesses from a CSV file (text/csv) and says what became of its rows',
    input: z.object({}),
    output: ImportReport,
    takesFile: importLimit,
  },
  'import-reviews': {
    access: 'admin',
    summary: 'Adds and changes reviews from a CSV file (text/csv) and says what became of its rows',
    input: z.object({}),
    output: ImportReport,
    takesFile: importLimit,
  },
} as const satisfies FunctionTable;

/** What the staff screen of the directory reads and changes. */
export const directoryData = {
  'GET /api/directory/markets': {
    access: 'admin',
    summary: 'Open and closed markets by name',
    input: z.object({ search }),
    output: z.object({ markets: z.array(AdminMarket), total: z.number() }),
  },
  'POST /api/directory/markets': {
    access: 'admin',
    summary: 'Adds a market, or changes, opens or closes the one with the given id',
    input: SaveMarket,
    output: saved,
  },
  'GET /api/directory/categories': {
    access: 'admin',
    summary: 'Every category in the order of the pages',
    input: z.object({}),
    output: z.object({ categories: z.array(AdminCategory) }),
  },
  'POST /api/directory/categories': {
    access: 'admin',
    summary: 'Adds a category, or changes the one with the given id',
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
    summary: 'Adds a business, or changes the one with the given id',
    input: SaveBusiness,
    output: saved,
  },
  'DELETE /api/directory/businesses/:businessId': {
    access: 'admin',
    summary: 'Takes a business and its reviews out of the directory',
    input: z.object({ businessId: z.uuid() }),
    output: z.object({ isRemoved: z.boolean() }),
  },
  'POST /api/directory/featured': {
    access: 'admin',
    summary: 'Puts a business first in its category, or takes it back',
    input: FeatureBusiness,
    output: saved,
  },
  'GET /api/directory/requests': {
    access: 'admin',
    summary: 'The markets that visitors asked for, the newest first',
    input: z.object({}),
    output: z.object({ requests: z.array(AdminMarketRequest), total: z.number() }),
  },
  'POST /api/directory/requests/:requestId/decision': {
    access: 'admin',
    summary: 'Adds the market of a request that the rules held back, or refuses it',
    input: DecideMarketRequest,
    output: saved,
  },
} as const satisfies DataTable;
