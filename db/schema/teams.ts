import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { teamBillings, teamRoles } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';

/** A brokerage or a group of agents who order together. */
export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text().notNull(),
    /** Where invoices go. */
    billingEmail: text().notNull(),
    billing: text({ enum: teamBillings }).notNull().default('prepaid'),
    /** The limit for a month's invoice. */
    monthlyLimitCents: integer().notNull().default(0),
    dueDays: integer().notNull().default(30),
    /** The row stays for the team's invoices and statement; nobody is on it anymore. */
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('teams_billing', isOneOf(t.billing, teamBillings)),
    check('teams_limit', sql`${t.monthlyLimitCents} >= 0 and ${t.dueDays} >= 0`),
    index('teams_newest').on(t.createdAt.desc(), t.id.desc()),
  ],
);

const teamId = () =>
  uuid()
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' });

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: teamId(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    role: text({ enum: teamRoles }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.userId] }),
    check('team_members_role', isOneOf(t.role, teamRoles)),
    index('team_members_by_user').on(t.userId),
  ],
);

/** One row per invitation. The link is signed, not stored; it works once, until the row is closed or expires. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    teamId: teamId(),
    email: text().notNull(),
    role: text({ enum: teamRoles }).notNull(),
    invitedBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    withdrawnAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('team_invitations_role', isOneOf(t.role, teamRoles)),
    check('team_invitations_email_lower', sql`${t.email} = lower(${t.email})`),
    uniqueIndex('team_invitations_one_open')
      .on(t.teamId, t.email)
      .where(sql`${t.acceptedAt} is null and ${t.withdrawnAt} is null`),
  ],
);
