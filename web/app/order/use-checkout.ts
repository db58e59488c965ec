import { useEffect, useState } from 'react';
import { WRONG_LINK } from '#domain/podcasts/rules.ts';
import { ApiError, invoke } from '../../browser/api.ts';
import { belongsToAccount } from '../../browser/order/belongs-to-account.ts';
import type { OrderValues } from '../../browser/order/order-values.ts';
import { readSavedOrder, saveOrder } from '../../browser/order/saved-order.ts';
import { lineOf, toPayment } from '../../browser/order/to-payment.ts';
import type { FormApi } from '../../components/form/form-api.ts';
import { notify } from '../../components/ui/notify.ts';
import { readUnsavedEdits } from './sheet/unsaved-edits.ts';

type OrderForm = FormApi<OrderValues, OrderValues>;

const FAILED = 'Failed to process order. Please try again.';

/** From the completed form to the payment page. If anything fails, the form stays as it is. */
export function useCheckout(form: OrderForm, asksForSignIn: boolean) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [loginEmail, setLoginEmail] = useState(() => (asksForSignIn ? form.getValues('email') : ''));

  useEffect(() => {
    // The browser's back button may restore this screen in its leaving state.
    const wakeUp = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false);
    addEventListener('pageshow', wakeUp);
    return () => removeEventListener('pageshow', wakeUp);
  }, []);

  async function send(order: OrderValues): Promise<void> {
    notify.dismiss('order');
    const formKey = readSavedOrder()?.formKey || crypto.randomUUID();
    saveOrder({ values: form.getValues(), formKey });
    if (!(await areSheetsSaved(order))) return;
    if (await belongsToAccount(order)) return setLoginEmail(order.email);
    try {
      const { url } = await invoke('create-payment', toPayment(order, formKey));
      setIsLeaving(true);
      location.assign(url);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      if (refusal?.code === 'unauthorized') setLoginEmail(order.email);
      else showRefusal(form, order, refusal);
    }
  }

  /** Edits on the sheets must reach the server before it calculates the price and creates the order. */
  async function areSheetsSaved({ links }: OrderValues): Promise<boolean> {
    const edited = links.filter(({ draftId }) => Object.keys(readUnsavedEdits(draftId)).length > 0);
    if (edited.length === 0) return true;
    const [{ saveSheet }, { queryClient }] = await Promise.all([
      import('./sheet/save-sheet.ts'),
      import('../query-client.ts'),
    ]);
    for (const { draftId } of edited) {
      if (await saveSheet(queryClient, draftId).catch(() => false)) continue;
      notify.error('Please check the marked fields', { id: 'order' });
      document.querySelector<HTMLElement>('[data-slot=home-sheet] [aria-invalid=true]')?.focus();
      return false;
    }
    return true;
  }

  return { isLeaving, send, loginEmail, closeLogin: () => setLoginEmail('') };
}

function showRefusal(form: OrderForm, order: OrderValues, refusal: ApiError | undefined): void {
  const { listingUrl, link, draftId, ...others } = refusal?.fields ?? {};
  if (listingUrl || draftId) {
    const line = link ? lineOf(order, link) : order.links.findIndex((row) => row.draftId !== '');
    const message = listingUrl ? `${WRONG_LINK} ${listingUrl}` : draftId;
    form.setError(`links.${Math.max(0, line)}.url`, { message }, { shouldFocus: true });
    notify.error('Invalid Listing URL', { id: 'order', description: WRONG_LINK });
    return;
  }
  const email = others['userInfo.email'];
  if (email) form.setError('email', { message: email }, { shouldFocus: true });
  const isTold = refusal !== undefined && ['too_many', 'invalid', 'offline'].includes(refusal.code);
  form.setError('root', { message: isTold ? refusal.message : FAILED });
}
