import type { AuthError } from '@supabase/auth-js';
import type { FieldValues } from 'react-hook-form';
import type { FormApi } from '../../components/form/form-api.ts';
import { notify } from '../../components/ui/notify.ts';
import { authErrorText } from './auth-error-text.ts';

/** Shows a refusal in the form and in a toast, replacing the previous one. */
export function showRefusal<Values extends FieldValues, Output>(
  form: FormApi<Values, Output>,
  error: AuthError,
): void {
  const message = authErrorText(error);
  form.setError('root', { message });
  notify.error(message, { id: 'auth-refusal' });
}
