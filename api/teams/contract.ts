import { z } from 'zod';
import { ApiKeyView, CreateApiKey } from '#domain/api-keys/schema.ts';
import { TeamHome, TeamHomeQuery, TeamOrder } from '#domain/podcasts/team-homes/schema.ts';
import { teamRoles } from '#domain/teams/rules.ts';
import {
  InvitationLink,
  InvitationView,
  InviteMember,
  MemberView,
  OfferedSeat,
  TeamDetails,
  TeamView,
} from '#domain/teams/schema.ts';
import type { DataTable } from '../operation.ts';

const teamId = z.uuid('This is not a team id');
const Team = z.object({ teamId });
const Member = Team.extend({ memberId: z.uuid('This is not a member id') });
const Id = z.object({ id: z.string() });

/** Teams, the people in them, their homes and their keys. To anyone who isn't on a team, it doesn't exist. */
export const teamData = {
  'GET /api/teams': {
    access: 'user',
    summary: 'The teams that the caller is on',
    input: z.object({}),
    output: z.object({ teams: z.array(TeamView) }),
  },
  'POST /api/teams': {
    access: 'user',
    summary: 'Creates a team that the caller owns',
    input: TeamDetails,
    output: Id,
  },
  'PATCH /api/teams/:teamId': {
    access: 'user',
    summary: 'Changes the name and billing address of a team; owners and admins only',
    input: TeamDetails.extend({ teamId }),
    output: Id,
  },
  'DELETE /api/teams/:teamId': {
    access: 'user',
    summary: 'Deletes a team that nobody else is on and that owes nothing; owners only',
    input: Team,
    output: z.object({ homes: z.number() }),
  },
  'GET /api/teams/:teamId/people': {
    access: 'user',
    summary: 'Who is on the team, and for owners and admins who is invited',
    input: Team,
    output: z.object({ members: z.array(MemberView), invitations: z.array(InvitationView) }),
  },
  'POST /api/teams/:teamId/invitations': {
    access: 'user',
    summary: 'Mails an invitation; sent again, it replaces the one before',
    input: InviteMember.extend({ teamId }),
    output: Id,
  },
  'DELETE /api/teams/:teamId/invitations/:invitationId': {
    access: 'user',
    summary: 'Ends an invitation’s link at once',
    input: Team.extend({ invitationId: z.uuid('This is not an invitation id') }),
    output: Id,
  },
  'GET /api/team-invitations/:invitationId': {
    access: 'visitor',
    summary: 'What a mailed invitation offers; only with its signature',
    input: InvitationLink,
    output: OfferedSeat,
  },
  'POST /api/team-invitations/:invitationId/accept': {
    access: 'user',
    summary: 'Joins the team that invited the caller',
    input: InvitationLink,
    output: z.object({ teamId: z.string() }),
  },
  'PATCH /api/teams/:teamId/members/:memberId': {
    access: 'user',
    summary: 'Gives someone another role; owners only',
    input: Member.extend({ role: z.enum(teamRoles) }),
    output: z.object({}),
  },
  'POST /api/teams/:teamId/members/:memberId/ownership': {
    access: 'user',
    summary: 'Makes someone the owner and the caller an admin; owners only',
    input: Member,
    output: z.object({}),
  },
  'DELETE /api/teams/:teamId/members/:memberId': {
    access: 'user',
    summary: 'Takes someone off the team, or leaves it; their homes stay with the team',
    input: Member,
    output: z.object({ homes: z.number(), keys: z.number() }),
  },
  'GET /api/teams/:teamId/homes': {
    access: 'user',
    summary: 'A page of the team’s homes and what is open; members get their own',
    input: TeamHomeQuery,
    output: z.object({ homes: z.array(TeamHome), nextCursor: z.string().nullable() }),
  },
  'POST /api/teams/:teamId/orders': {
    access: 'user',
    summary: 'Orders an episode for the team: from its balance, on its invoice or by payment page',
    input: TeamOrder.extend({ teamId }),
    output: z.object({ orderId: z.string(), paymentUrl: z.string().nullable() }),
  },
  'GET /api/teams/:teamId/api-keys': {
    access: 'user',
    summary: 'The team’s API keys, newest first; owners and admins only',
    input: Team,
    output: z.object({ apiKeys: z.array(ApiKeyView) }),
  },
  'POST /api/teams/:teamId/api-keys': {
    access: 'user',
    summary: 'Creates a key for the team’s programs and returns it this one time; owners and admins only',
    input: CreateApiKey.extend({ teamId }),
    output: z.object({ key: z.string(), apiKey: ApiKeyView }),
  },
  'DELETE /api/teams/:teamId/api-keys/:keyId': {
    access: 'user',
    summary: 'Revokes one of the team’s API keys at once; owners and admins only',
    input: Team.extend({ keyId: z.uuid('This is not a key id') }),
    output: Id,
  },
} as const satisfies DataTable;
