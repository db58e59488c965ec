import { z } from 'zod';

/** A wrong type counts as missing: what is missing has its own words in the contract. */
const text = z.string().optional().catch(undefined);
/** We offer no PKCE; the client sends null when it does not ask for it. */
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
export const VerifyFactorBody = z.object({ challenge_id: text, code: text });
