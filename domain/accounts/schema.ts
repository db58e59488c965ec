import { z } from 'zod';
import { isStorable, MAX_EMAIL_LENGTH, MAX_TEAM_ACCOUNTS } from './rules.ts';

/** A wrong type counts as missing: the contract has its own message for that. */
const text = z.string().optional().catch(undefined);
/** We don't support PKCE; clients send null when they don't ask for it. */
const CodeChallenge = z
  .union([z.null(), z.literal(''), z.undefined()])
  .optional()
  .describe('null');

export const SignUpBody = z.object({
  email: text,
  phone: text,
  password: text,
  data: z.unknown().optional(),
  code_challenge: CodeChallenge,
});
export const PasswordBody = z.object({ email: text, phone: text, password: text });
export const RefreshBody = z.object({ refresh_token: text });
export const RecoverBody = z.object({ email: text, code_challenge: CodeChallenge });
export const ResendBody = z.object({ type: text, email: text, code_challenge: CodeChallenge });
export const VerifyBody = z.object({ type: text, token_hash: text, token: text, email: text });
export const UserBody = z.object({
  password: text,
  email: text,
  phone: text,
  data: z.unknown().optional(),
  app_metadata: z.unknown().optional(),
  code_challenge: CodeChallenge,
});
export const EnrollBody = z.object({ factor_type: text, friendly_name: text, issuer: text, phone: text });
export const ChallengeBody = z.object({ channel: text });
export const RecoveryCodeBody = z.object({ code: z.string().max(100).optional() });

export const VerifyFactorBody = z.object({ challenge_id: text, code: text });

const maxNameLength = 100;

export const GrantAdmin = z.object({
  email: z
    .string('Please enter an email address')
    .trim()
    .min(1, { error: 'Please enter an email address', abort: true })
    .max(MAX_EMAIL_LENGTH, 'Please enter a valid email address')
    .includes('@', 'Please enter a valid email address')
    .refine((email) => isStorable(email), 'Please enter a valid email address'),
});
export type GrantAdmin = z.output<typeof GrantAdmin>;

/** Rows are validated one by one, so a bad address doesn't stop the others. */
export const CreateAdminUsers = z.object({
  users: z
    .array(
      z.object({
        email: z.string('Please enter an email address').trim().max(1000),
        firstName: z
          .string('Please enter a first name')
          .trim()
          .max(maxNameLength, `First name may have at most ${maxNameLength} characters`),
      }),
      'Please enter at least one account',
    )
    .min(1, 'Please enter at least one account')
    .max(MAX_TEAM_ACCOUNTS, `At most ${MAX_TEAM_ACCOUNTS} accounts at once`),
});
export type CreateAdminUsers = z.output<typeof CreateAdminUsers>;

export const TeamAccountResult = z.object({
  email: z.string(),
  success: z.boolean(),
  message: z.string(),
});
export type TeamAccountResult = z.infer<typeof TeamAccountResult>;

export const AdminUser = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** False until the person has opened the invitation link. */
  isConfirmed: z.boolean(),
  /** On the server's staff list: it can't be removed here. */
  isOnStaffList: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AuditQuery = z.object({
  /** Everyone who is or was staff, everyone, or one account. */
  actor: z.union([z.enum(['staff', 'everyone']), z.uuid('This is not a user id')]).default('staff'),
  action: z
    .string()
    .max(100)
    .refine((action) => isStorable(action), 'This is not an action')
    .optional(),
  from: z.iso.datetime('This isn’t a date and time').optional(),
  /** Exclusive. */
  until: z.iso.datetime('This isn’t a date and time').optional(),
  cursor: z.string().max(1000).optional(),
});
export type AuditQuery = z.output<typeof AuditQuery>;

export const AuditLine = z.object({
  id: z.string(),
  actorId: z.string().nullable(),
  actorEmail: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
  ip: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type AuditLine = z.infer<typeof AuditLine>;
