import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { lateResolver } from '../../late-resolver.ts';
import { ORDERS } from '../use-live-orders.ts';
import { emptyStaffOrder, missingText } from './empty-staff-order.ts';
import { LinkCheck } from './link-check.tsx';
import type { StaffOrderValues } from './staff-order-values.ts';
import { toCents } from './to-cents.ts';

const FAILED = 'Error Creating Order';

/** Creates one order for a customer with or without an account. */
export function CreateOrderTab() {
  const queries = useQueryClient();
  const form = useForm({
    resolver: lateResolver(async () => (await import('./staff-order-values.ts')).StaffOrderValues),
    defaultValues: emptyStaffOrder,
  });
  const { control } = form;
  const [created, setCreated] = useState('');
  // Identifies this submission, so that sending it twice creates one order.
  const formKey = useRef(crypto.randomUUID());

  async function send(values: StaffOrderValues) {
    setCreated('');
    try {
      const order = { ...values, amount: toCents(values.amount), formKey: formKey.current };
      await request('POST /api/desk/podcasts', order);
      formKey.current = crypto.randomUUID();
      setCreated(values.customer_email);
      notify.success('Order created', {
        description: `Production has started for ${values.customer_email}.`,
      });
      form.reset();
      form.setFocus('customer_email');
      void queries.invalidateQueries({ queryKey: [ORDERS] });
    } catch (error) {
      const isTold = error instanceof ApiError && error.code !== 'internal';
      const description = isTold ? error.message : 'Failed to create order';
      const field = isTold ? Object.keys(error.fields)[0] : undefined;
      if (field && field in emptyStaffOrder)
        form.setError(field as keyof StaffOrderValues, { message: description });
      else form.setError('root', { message: description });
      notify.error(FAILED, { id: 'create-order' });
    }
  }

  function refuse() {
    const description = missingText(form.getValues());
    if (!description) return;
    form.setError('root', { message: description });
    notify.error(FAILED, { id: 'create-order' });
  }

  return (
    <Form
      form={form}
      onSubmit={send}
      onInvalid={refuse}
      aria-label="Create order"
      className="max-w-3xl"
      onSubmitCapture={() => notify.dismiss('create-order')}
    >
      <p className="text-ink-soft">
        The order is marked as paid and goes straight to production. It appears in the customer’s account. If
        they don’t have one, we email them an invitation.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          control={control}
          name="customer_email"
          label="Customer email"
          required
          render={(field) => <Input type="email" autoComplete="off" {...field} />}
        />
        <FormField
          control={control}
          name="customer_phone"
          label="Phone"
          optional
          render={(field) => <Input type="tel" autoComplete="off" {...field} />}
        />
        <FormField
          control={control}
          name="customer_first_name"
          label="First name"
          required
          render={(field) => <Input autoComplete="off" {...field} />}
        />
        <FormField
          control={control}
          name="customer_last_name"
          label="Last name"
          required
          render={(field) => <Input autoComplete="off" {...field} />}
        />
        <div className="flex flex-col gap-2 sm:col-span-2">
          <FormField
            control={control}
            name="listing_url"
            label="Listing URL"
            required
            render={(field) => <Input type="url" inputMode="url" autoComplete="off" {...field} />}
          />
          <LinkCheck form={form} />
        </div>
        <FormField
          control={control}
          name="amount"
          label="Amount in dollars"
          hint="The amount the customer paid."
          render={(field) => (
            <Input
              inputMode="decimal"
              className="tabular-nums"
              {...field}
              onBlur={() => {
                field.onBlur();
                if (/^\$?\d+(\.\d{1,2})?$/.test(field.value.trim()))
                  field.onChange((toCents(field.value) / 100).toFixed(2));
              }}
            />
          )}
        />
      </div>
      <FormError />
      {created && !form.formState.isDirty && (
        <Alert tone="good">The order for {created} was created. You can enter the next one.</Alert>
      )}
      <Button
        type="submit"
        className="self-start"
        loading={form.formState.isSubmitting}
        loadingLabel="Creating order…"
      >
        Create order
      </Button>
    </Form>
  );
}
