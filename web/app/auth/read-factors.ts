import { auth } from '../../browser/auth.ts';
import { authErrorText } from './auth-error-text.ts';

export type Factor = {
  id: string;
  type: 'totp' | 'phone';
  name: string;
  phone: string;
  isVerified: boolean;
  createdAt: string;
};

/** The account's second factors, including unfinished ones. */
export async function readFactors(): Promise<Factor[]> {
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw new Error(authErrorText(error));
  return data.all
    .filter((factor) => factor.factor_type === 'totp' || factor.factor_type === 'phone')
    .map((factor) => ({
      id: factor.id,
      type: factor.factor_type as Factor['type'],
      name: factor.friendly_name || (factor.factor_type === 'totp' ? 'Authenticator app' : 'Phone'),
      phone: 'phone' in factor ? String(factor.phone) : '',
      isVerified: factor.status === 'verified',
      createdAt: factor.created_at,
    }));
}
