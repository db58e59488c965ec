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
    summary: 'Makes an admin of each address and mails how to sign in; says for each whether it worked',
    input: CreateAdminUsers,
    output: z.object({ results: z.array(TeamAccountResult) }),
  },
} as const satisfies FunctionTable;

export const accountData = {
  'GET /api/me': {
    access: 'visitor',
    summary: 'Who is calling; null when nobody is signed in',
    input: z.object({}),
    output: z.object({
      user: z.object({ id: z.string(), email: z.string(), isAdmin: z.boolean() }).nullable(),
    }),
  },
  'GET /api/sessions': {
    access: 'user',
    summary: 'The devices that are signed in to the caller’s account, the last used first',
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
    summary: 'Signs one of the caller’s own devices out',
    input: z.object({ sessionId: z.uuid() }),
    output: z.object({ isEnded: z.boolean() }),
  },
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
