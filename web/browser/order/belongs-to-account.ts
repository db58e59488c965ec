import { splitName } from '#domain/leads/rules.ts';
import { accessToken } from '../access-token.ts';
import { invoke } from '../api.ts';
import type { PersonField } from './find-order-problems.ts';

/** Whether the email has an account that isn't signed in here. A failed lookup counts as no; the server checks again. */
export async function belongsToAccount({
  name,
  email,
  phone,
}: Record<PersonField, string>): Promise<boolean> {
  if (await accessToken()) return false;
  const { firstName: first_name, lastName: last_name } = splitName(name);
  return invoke('check-existing-user', { email, phone, first_name, last_name }).then(
    ({ exists }) => exists,
    () => false,
  );
}
