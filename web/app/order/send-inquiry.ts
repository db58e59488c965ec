import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../browser/api.ts';
import type { FormApi } from '../../components/form/form-api.ts';

const FAILED = 'There was an error submitting your inquiry. Please try again.';

/** Submits a form. A failure shows next to the button. */
export async function sendInquiry<Values extends FieldValues, Sent>(
  form: Pick<FormApi<Values, Sent>, 'setError'>,
  send: () => Promise<unknown>,
  onSent: () => void,
): Promise<void> {
  try {
    await send();
    onSent();
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.code === 'too_many';
    form.setError('root', { message: isRefusal ? error.message : FAILED });
  }
}
