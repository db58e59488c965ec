import { z } from 'zod';
import {
  AdminUser,
  AuditLine,
  AuditQuery,
  CreateAdminUsers,
  GrantAdmin,
  TeamAccountResult,
} from '#domain/accounts/schema.ts';
import { TestStep, uploadTestSteps } from '#domain/production/workflow-tests/schema.ts';
import type { DataTable, FunctionTable } from '../contract.ts';

/** Who is staff, and what staff did. */
export const managementFunctions = {
  'create-admin-users': {
    access: 'admin',
    summary: 'Makes an admin of each address and mails how to sign in; says for each whether it worked',
    input: CreateAdminUsers,
    output: z.object({ results: z.array(TeamAccountResult) }),
  },
  'run-test-payment': {
    access: 'admin',
    summary: 'Plays through what a payment sets off and takes everything back; nothing is charged or sent',
    input: z.object({}),
    output: z.object({ success: z.boolean(), steps: z.array(TestStep) }),
  },
} as const satisfies FunctionTable;

export const managementData = {
  'GET /api/admins': {
    access: 'admin',
    summary: 'Everybody with admin privileges, the first one first',
    input: z.object({}),
    output: z.object({ admins: z.array(AdminUser) }),
  },
  'POST /api/admins': {
    access: 'admin',
    summary: 'Makes somebody who has signed up an admin',
    input: GrantAdmin,
    output: z.object({ userId: z.string() }),
  },
  'DELETE /api/admins/:userId': {
    access: 'admin',
    summary: 'Takes the admin privileges of somebody else, from the next request on',
    input: z.object({ userId: z.uuid('This is not a user id') }),
    output: z.object({ isRemoved: z.boolean() }),
  },
  'POST /api/upload-tests': {
    access: 'admin',
    summary:
      'Makes a test order for a test of the upload workflow; it is deleted after two minutes at the latest',
    input: z.object({}),
    output: z.object({ podcastId: z.string() }),
  },
  'POST /api/upload-tests/:podcastId/steps': {
    access: 'admin',
    summary: 'Sets the file of a test order, or sends its notification or its lead',
    input: z.object({ podcastId: z.uuid('This is not a podcast id'), step: z.enum(uploadTestSteps) }),
    output: z.object({ note: z.string() }),
  },
  'DELETE /api/upload-tests/:podcastId': {
    access: 'admin',
    summary: 'Deletes a test order and all that its steps wrote',
    input: z.object({ podcastId: z.uuid('This is not a podcast id') }),
    output: z.object({ isRemoved: z.boolean() }),
  },
  'GET /api/audit': {
    access: 'admin',
    summary: 'Who did what, the newest first, a page at a time',
    input: AuditQuery,
    output: z.object({ entries: z.array(AuditLine), nextCursor: z.string().nullable() }),
  },
  'GET /api/audit/choices': {
    access: 'admin',
    summary: 'The people and the actions that the audit log can be narrowed down to',
    input: z.object({}),
    output: z.object({
      actors: z.array(z.object({ id: z.string(), email: z.string() })),
      actions: z.array(z.string()),
    }),
  },
} as const satisfies DataTable;
