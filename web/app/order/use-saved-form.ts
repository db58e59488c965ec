import { useEffect } from 'react';
import type { Resolver } from 'react-hook-form';
import { findOrderProblems } from '../../browser/order/find-order-problems.ts';
import { emptyOrder, type OrderValues, tidyOrder, withLinkFirst } from '../../browser/order/order-values.ts';
import { readPerson } from '../../browser/order/read-person.ts';
import { readSavedOrder, saveOrder } from '../../browser/order/saved-order.ts';
import { useSession } from '../../browser/session-provider.tsx';
import type { FormApi } from '../../components/form/form-api.ts';
import { writePath } from '../../components/form/form-path.ts';
import { useForm } from '../../components/form/use-form.ts';

type OrderForm = FormApi<OrderValues, OrderValues>;

/** The form with what was typed before, the link from the URL, and the signed-in customer's data. */
export function useSavedForm(given: { listing: string | null; draft: string | null }): OrderForm {
  const form = useForm({ resolver, defaultValues: startValues(given) });
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

const resolver: Resolver<OrderValues> = (values) => {
  const problems = Object.entries(findOrderProblems(values));
  if (problems.length === 0) return { values: tidyOrder(values), errors: {} };
  let errors = {};
  for (const [path, message] of problems) errors = writePath(errors, path, { type: 'invalid', message });
  return { values: {}, errors };
};

function startValues({ listing, draft }: { listing: string | null; draft: string | null }): OrderValues {
  const values = { ...emptyOrder(), ...readSavedOrder()?.values };
  if (!listing && !draft) return values;
  return withLinkFirst(values, { url: listing ?? '', draftId: draft ?? '' });
}

/** A page from the bookmarklet knows its own link. */
function useDraftLink(form: OrderForm, draftId: string | null): void {
  useEffect(() => {
    if (!draftId) return;
    // An expired page is reported where it is shown.
    void import('./read-draft.ts')
      .then(({ readDraft }) => readDraft(draftId))
      .catch(() => undefined)
      .then((draft) => {
        const isFree = form.getValues('links.0.draftId') === draftId && form.getValues('links.0.url') === '';
        if (draft?.listingUrl && isFree) form.setValue('links.0.url', draft.listingUrl);
      });
  }, [form, draftId]);
}

/** Fills empty fields only. */
function usePrefill(form: OrderForm): void {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.userId : '';
  useEffect(() => {
    if (userId === '') return;
    void readPerson().then((person) => {
      for (const field of ['name', 'email', 'phone'] as const)
        if (person?.[field] && form.getValues(field) === '') form.setValue(field, person[field]);
    });
  }, [form, userId]);
}
