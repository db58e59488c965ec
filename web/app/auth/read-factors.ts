import { accessToken } from '../../browser/access-token.ts';
import { NO_CONNECTION } from '../../browser/no-connection.ts';

export type Factor = {
  id: string;
  type: 'totp' | 'phone';
  name: string;
  phone: string;
  isVerified: boolean;
  createdAt: string;
};

type User = {
  factors?: {
    id: string;
    friendly_name?: string;
    factor_type: string;
    phone?: string;
    status: string;
    created_at: string;
  }[];
};

/** The account's second factors, including unfinished ones. */
export async function readFactors(): Promise<Factor[]> {
  const headers = { Authorization: `Bearer ${await accessToken()}` };
  const answer = await fetch('/auth/v1/user', { headers }).catch(() => undefined);
  if (!answer) throw new Error(NO_CONNECTION);
  const user = (await answer.json().catch(() => ({}))) as User & { msg?: string };
  if (!answer.ok) throw new Error(user.msg ?? 'Something went wrong. Please try again.');
  return (user.factors ?? [])
    .filter(({ factor_type }) => factor_type === 'totp' || factor_type === 'phone')
    .map((factor) => ({
      id: factor.id,
      type: factor.factor_type as Factor['type'],
      name: factor.friendly_name || (factor.factor_type === 'totp' ? 'Authenticator app' : 'Phone'),
      phone: factor.phone ?? '',
      isVerified: factor.status === 'verified',
      createdAt: factor.created_at,
    }));
}
