import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { auth } from '../../browser/auth.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { draftQuery } from './draft-query.ts';
import { emptyOrder, OrderValues, withLinkFirst } from './order-values.ts';
import { readSavedOrder, saveOrder } from './saved-order.ts';

type OrderForm = UseFormReturn<OrderValues, unknown, OrderValues>;

/** The form with what was typed before, the link from the URL, and the signed-in customer's data. */
export function useSavedForm(given: { listing: string | null; draft: string | null }): OrderForm {
  const form = useForm({ resolver: zodResolver(OrderValues), defaultValues: startValues(given) });
  usePrefill(form);
  useDraftLink(form, given.draft);

  useEffect(() => {
    const subscription = form.watch(() => {
      saveOrder({ formKey: readSavedOrder()?.formKey ?? '', values: form.getValues() });
    });
    return () => subscription.unsubscribe();
  }, [form]);
  return form;
}

function startValues({ listing, draft }: { listing: string | null; draft: string | null }): OrderValues {
  const values = { ...emptyOrder(), ...readSavedOrder()?.values };
  if (!listing && !draft) return values;
  return withLinkFirst(values, { url: listing ?? '', draftId: draft ?? '' });
}

/** A page from the bookmarklet knows its own link. */
function useDraftLink(form: OrderForm, draftId: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!draftId) return;
    // An expired page is reported where it is shown.
    void queries
      .fetchQuery(draftQuery(draftId))
      .catch(() => undefined)
      .then((draft) => {
        const isFree = form.getValues('links.0.draftId') === draftId && form.getValues('links.0.url') === '';
        if (draft?.listingUrl && isFree) form.setValue('links.0.url', draft.listingUrl);
      });
  }, [form, queries, draftId]);
}

/** Fills empty fields only. */
function usePrefill(form: OrderForm): void {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.userId : '';
  useEffect(() => {
    if (userId === '') return;
    void auth.getSession().then(({ data }) => {
      const user = data.session?.user;
      if (user?.id !== userId) return;
      const { first_name, last_name, phone } = user.user_metadata as Record<string, unknown>;
      const name = [first_name, last_name]
        .filter((part) => typeof part === 'string' && part !== '')
        .join(' ');
      const known = { name, email: user.email, phone };
      for (const [field, value] of Object.entries(known)) {
        const path = field as keyof typeof known;
        if (typeof value === 'string' && value !== '' && form.getValues(path) === '')
          form.setValue(path, value);
      }
    });
  }, [form, userId]);
}
