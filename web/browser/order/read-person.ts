import { isAuthNeeded } from '../auth-loading.ts';
import { loadAuth } from '../load-auth.ts';
import { readUsableSession } from '../stored-session.ts';
import type { PersonField } from './find-order-problems.ts';

/** What the signed-in account says about its owner; undefined for a guest. */
export async function readPerson(): Promise<Record<PersonField, string> | undefined> {
  const user = readUsableSession()?.user ?? (isAuthNeeded() ? await askForUser() : undefined);
  if (!user) return undefined;
  const { first_name, last_name, phone } = (user.user_metadata ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: [text(first_name), text(last_name)].filter(Boolean).join(' '),
    email: user.email ?? '',
    phone: text(phone),
  };
}

async function askForUser() {
  const auth = await loadAuth();
  return (await auth.getSession()).data.session?.user;
}
