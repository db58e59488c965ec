import { z } from 'zod';
import { hasWebAddress, teamBillings, teamRoles } from './rules.ts';

const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const email = z
  .string('Enter an email address')
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Enter a valid email address'));

export const TeamDetails = z.object({
  name: z
    .string('Name your team')
    .trim()
    .min(2, 'Name your team')
    .max(80, 'The name can have at most 80 characters')
    .refine(storable, 'This text contains characters we can’t store')
    .refine((name) => !hasWebAddress(name), 'Leave web and email addresses out of the name'),
  billingEmail: email,
});
export type TeamDetails = z.output<typeof TeamDetails>;

export const InviteMember = z.object({
  email,
  role: z.enum(['admin', 'member'], 'Choose a role'),
});
export type InviteMember = z.output<typeof InviteMember>;

/** A team as its members see it. */
export const TeamView = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(teamRoles),
  members: z.number().int(),
  billing: z.enum(teamBillings),
  billingEmail: z.string(),
  monthlyLimitCents: z.number().int(),
  dueDays: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type TeamView = z.infer<typeof TeamView>;

export const MemberView = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  homes: z.number().int(),
  joinedAt: z.iso.datetime(),
});
export type MemberView = z.infer<typeof MemberView>;

/** An invitation that hasn't been accepted yet. */
export const InvitationView = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  isExpired: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type InvitationView = z.infer<typeof InvitationView>;

/** The parts of an invitation's link. */
export const InvitationLink = z.object({
  invitationId: z.uuid('This invitation link is incomplete'),
  expires: z.string('This invitation link is incomplete').max(20),
  signature: z.string('This invitation link is incomplete').max(100),
});
export type InvitationLink = z.output<typeof InvitationLink>;

/** What the mailed link shows before it is accepted. */
export const OfferedSeat = z.object({
  teamName: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  state: z.enum(['open', 'expired', 'accepted', 'withdrawn']),
});
export type OfferedSeat = z.infer<typeof OfferedSeat>;

export const TeamBillingTerms = z.object({
  billing: z.enum(teamBillings),
  monthlyLimitCents: z
    .number('Enter an amount')
    .int('Enter an amount in whole cents')
    .min(0, 'Enter an amount')
    .max(100_000_000, 'The largest limit is $1,000,000'),
  dueDays: z
    .number('Enter a number of days')
    .int('Enter a whole number of days')
    .min(0, 'Enter a number of days')
    .max(120, 'At most 120 days'),
});
export type TeamBillingTerms = z.output<typeof TeamBillingTerms>;

/** A team as staff see it. */
export const StaffTeam = TeamView.omit({ role: true }).extend({
  ownerEmail: z.string(),
  homes: z.number().int(),
  balanceCents: z.number().int(),
  unpaidCents: z.number().int(),
  openCents: z.number().int(),
});
export type StaffTeam = z.infer<typeof StaffTeam>;

export const StaffTeamQuery = z.object({
  search: z.string().trim().max(100).optional(),
  cursor: z.string().max(300).optional(),
});
export type StaffTeamQuery = z.output<typeof StaffTeamQuery>;
