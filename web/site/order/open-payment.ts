import { ApiError, invoke } from '../../browser/api.ts';
import { belongsToAccount } from '../../browser/order/belongs-to-account.ts';
import type { PersonField } from '../../browser/order/find-order-problems.ts';
import { emptyOrder, type OrderLink, type OrderValues } from '../../browser/order/order-values.ts';
import { readSavedOrder, saveOrder } from '../../browser/order/saved-order.ts';
import { toPayment } from '../../browser/order/to-payment.ts';

type Person = Record<PersonField, string>;

const FAILED = 'Failed to process order. Please try again.';

/** Saves the order for the order form, in this tab. */
export function saveForForm(person: Person, home: OrderLink): { values: OrderValues; formKey: string } {
  const values = { ...emptyOrder(), ...person, links: [home] };
  const formKey = readSavedOrder()?.formKey || crypto.randomUUID();
  saveOrder({ values, formKey });
  return { values, formKey };
}

/**
 * Goes to the payment page, or to the order form if the email has an account. Otherwise returns the reason
 * why not.
 */
export async function openPayment(person: Person, home: OrderLink): Promise<string | undefined> {
  const { values, formKey } = saveForForm(person, home);
  const signIn = () => location.assign('/create-podcast?sign-in');
  if (await belongsToAccount(person)) return void signIn();
  try {
    const { url } = await invoke('create-payment', toPayment(values, formKey));
    return void location.assign(url);
  } catch (error) {
    const refusal = error instanceof ApiError ? error : undefined;
    if (refusal?.code === 'unauthorized') return void signIn();
    const { listingUrl, draftId, 'userInfo.email': email } = refusal?.fields ?? {};
    const isTold = refusal && ['too_many', 'invalid', 'offline'].includes(refusal.code);
    return listingUrl ?? draftId ?? email ?? (isTold ? refusal.message : FAILED);
  }
}
