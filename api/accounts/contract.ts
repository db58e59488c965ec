import { z } from 'zod';
import {
  AdminUser,
  AuditLine,
  AuditQuery,
  CreateAdminUsers,
  GrantAdmin,
  TeamAccountResult,
} from '#domain/accounts/schema.ts';
import type { DataTable, FunctionTable } from '../operation.ts';

/** Who is calling, which devices are signed in, who is staff, and what staff did. */
export const accountFunctions = {
  'create-admin-users': {
    access: 'admin',
    summary: 'Makes each address an admin and emails how to sign in; reports the result for each',
    input: CreateAdminUsers,
    output: z.object({ results: z.array(TeamAccountResult) }),
  },
} as const satisfies FunctionTable;

export const accountData = {
  'GET /api/me': {
    access: 'visitor',
    summary: 'Who is calling; null if nobody is signed in',
    input: z.object({}),
    output: z.object({
      user: z.object({ id: z.string(), email: z.string(), isAdmin: z.boolean() }).nullable(),
    }),
  },
  'GET /api/sessions': {
    access: 'user',
    summary: 'The devices signed in to the caller’s account, most recently used first',
    input: z.object({}),
    output: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          ip: z.string().nullable(),
          userAgent: z.string().nullable(),
          hasSecondStep: z.boolean(),
          isCurrent: z.boolean(),
          createdAt: z.iso.datetime(),
          refreshedAt: z.iso.datetime(),
        }),
      ),
    }),
  },
  'DELETE /api/sessions/:sessionId': {
    access: 'user',
    summary: 'Signs out one of the caller’s own devices',
    input: z.object({ sessionId: z.uuid() }),
    output: z.object({ isEnded: z.boolean() }),
  },
  'GET /api/recovery-codes': {
    access: 'user',
    summary: 'How many of the caller’s recovery codes are left',
    input: z.object({}),
    output: z.object({ left: z.int() }),
  },
  'POST /api/recovery-codes': {
    access: 'user',
    summary: 'Creates ten recovery codes, shown this once, in place of the old ones',
    input: z.object({}),
    output: z.object({ codes: z.array(z.string()) }),
  },
  'GET /api/admins': {
    access: 'admin',
    summary: 'Everyone with admin privileges, oldest first',
    input: z.object({}),
    output: z.object({ admins: z.array(AdminUser) }),
  },
  'POST /api/admins': {
    access: 'admin',
    summary: 'Makes an existing user an admin',
    input: GrantAdmin,
    output: z.object({ userId: z.string() }),
  },
  'DELETE /api/admins/:userId': {
    access: 'admin',
    summary: 'Removes another admin’s privileges, effective with their next request',
    input: z.object({ userId: z.uuid('This is not a user id') }),
    output: z.object({ isRemoved: z.boolean() }),
  },
  'GET /api/audit': {
    access: 'admin',
    summary: 'The audit log, newest first, one page at a time',
    input: AuditQuery,
    output: z.object({ entries: z.array(AuditLine), nextCursor: z.string().nullable() }),
  },
  'GET /api/audit/choices': {
    access: 'admin',
    summary: 'The people and actions to filter the audit log by',
    input: z.object({}),
    output: z.object({
      actors: z.array(z.object({ id: z.string(), email: z.string() })),
      actions: z.array(z.string()),
    }),
  },
} as const satisfies DataTable;
