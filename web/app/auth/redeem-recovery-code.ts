import { accessToken } from '../../browser/access-token.ts';
import { loadAuth } from '../../browser/load-auth.ts';
import { NO_CONNECTION } from '../../browser/no-connection.ts';

const WRONG = 'That code is wrong or was used before. Try another one.';
const TOO_MANY = 'Too many tries. Wait an hour, then try again.';

/** Enters a recovery code as the second step. Returns what to tell the person, or undefined when they are in. */
export async function redeemRecoveryCode(code: string): Promise<string | undefined> {
  let answer: Response;
  try {
    answer = await fetch('/auth/v1/recovery-codes/verify', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await accessToken()}` },
      body: JSON.stringify({ code }),
    });
  } catch {
    return NO_CONNECTION;
  }
  if (answer.status === 422) return WRONG;
  if (answer.status === 429) return TOO_MANY;
  if (!answer.ok) return 'Your session has ended. Please sign in again.';
  const auth = await loadAuth();
  const { error } = await auth.setSession(await answer.json());
  return error?.message;
}
