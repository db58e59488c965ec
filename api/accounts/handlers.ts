import type { z } from 'zod';
import { listAdmins } from '#domain/accounts/admins.ts';
import { createTeamAccounts } from '#domain/accounts/create-team-accounts.ts';
import { grantAdmin as grant } from '#domain/accounts/grant-admin.ts';
import { listAudit, listAuditChoices } from '#domain/accounts/list-audit.ts';
import { removeAdmin as remove } from '#domain/accounts/remove-admin.ts';
import type { AuditQuery, CreateAdminUsers, GrantAdmin } from '#domain/accounts/schema.ts';
import type { Data } from '../contract.ts';
import type { Call, SignedInCall } from '../http/call.ts';
import { actorOf } from '../listings/function-handlers.ts';

type Given<Name extends keyof Data> = z.output<Data[Name]['input']>;

export async function readAdmins({ ctx }: Call) {
  return { admins: await listAdmins(ctx) };
}

export async function grantAdmin(call: Call, { email }: GrantAdmin) {
  return grant(call.ctx, { email, actor: actorOf(call) });
}

export async function removeAdmin(
  { ctx, session, clientIp }: SignedInCall,
  { userId }: Given<'DELETE /api/admins/:userId'>,
) {
  return remove(ctx, { userId, actor: { actorId: session.userId, ip: clientIp } });
}

export async function createAdminUsers(call: Call, { users }: CreateAdminUsers) {
  return { results: await createTeamAccounts(call.ctx, { users, actor: actorOf(call) }) };
}

export async function readAudit({ ctx }: Call, query: AuditQuery) {
  return listAudit(ctx, query);
}

export async function readAuditChoices({ ctx }: Call) {
  return listAuditChoices(ctx);
}
