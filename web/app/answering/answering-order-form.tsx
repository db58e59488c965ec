import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { PERIOD_DAYS } from '#domain/answering/rules.ts';
import type { AnsweringPlan, AnsweringOrderForm as FormBody } from '#domain/answering/schema.ts';
import { lineZones } from '#domain/phone/rules.ts';
import { formatCents } from '#domain/podcasts/rules.ts';
import { ApiError, request } from '../../browser/api.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';
import { authAddress } from '../auth/auth-address.ts';
import { textLink } from '../auth/text-link.ts';
import { lateResolver } from '../late-resolver.ts';
import { EmailField, NameField } from '../person-fields.tsx';
import { Link } from '../routing/link.tsx';
import { readFormKey } from './form-key.ts';
import { ownAnsweringQuery } from './own-answering-query.ts';
import { PlanChoice } from './plan-choice.tsx';

type Values = z.input<typeof FormBody>;
type Props = { plans: AnsweringPlan[]; isGuest: boolean };

/** The details a number needs before checkout. */
export function AnsweringOrderForm({ plans, isGuest }: Props) {
  const [formKey] = useState(readFormKey);
  const own = useQuery({ ...ownAnsweringQuery, enabled: !isGuest });
  const homes = own.data?.homes ?? [];
  const form = useForm<Values, FormBody>({
    resolver: lateResolver(async () => (await import('#domain/answering/schema.ts')).AnsweringOrderForm),
    defaultValues: {
      formKey,
      planId: 'all-homes',
      transferNumber: '',
      listingId: null,
      timeZone: zoneHere(),
      guest: isGuest ? { name: '', email: '' } : null,
    },
  });
  const { control } = form;
  const plan = plans.find(({ id }) => id === form.watch('planId'));
  const needsHome = plan?.homes === 'one';

  async function send(body: FormBody) {
    try {
      const { url } = await request('POST /api/answering/orders', body);
      window.location.assign(url);
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, message] of fields) form.setError(toFieldName(name), { message });
      if (fields.length === 0) form.setError('root', { message: (error as Error).message });
    }
  }

  return (
    <Form form={form} onSubmit={send} aria-label="Order the answering service" className="gap-8">
      <FormField
        control={control}
        name="planId"
        label={<span className="sr-only">Plan</span>}
        render={({ value, onChange }) => <PlanChoice plans={plans} value={value} onChange={onChange} />}
      />
      <div className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
        {isGuest && (
          <>
            <NameField name="guest.name" label="Your name" />
            <EmailField name="guest.email" label="Your email" />
          </>
        )}
        <FormField
          control={control}
          name="transferNumber"
          label="Your phone number"
          required
          hint="We’ll forward callers who ask for you to this number."
          render={(field) => <Input type="tel" autoComplete="tel" maxLength={30} {...field} />}
        />
        {needsHome && (
          <FormField
            control={control}
            name="listingId"
            label="Home"
            required
            hint={
              isGuest ? (
                <>
                  <Link to={authAddress('sign-in')} className={textLink}>
                    Sign in
                  </Link>{' '}
                  to choose one of your homes.
                </>
              ) : own.data && homes.length === 0 ? (
                'You don’t have any published homes yet.'
              ) : undefined
            }
            render={({ value, onChange, ...field }) => (
              <NativeSelect
                value={value ?? ''}
                onChange={(event) => onChange(event.target.value || null)}
                disabled={homes.length === 0}
                {...field}
              >
                <option value="">Choose a home</option>
                {homes.map(({ listingId, address }) => (
                  <option key={listingId} value={listingId}>
                    {address}
                  </option>
                ))}
              </NativeSelect>
            )}
          />
        )}
      </div>
      <FormError />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingLabel="Opening payment…">
          Order{plan && ` for ${formatCents(plan.priceCents)}`}
        </Button>
        <p className="text-ink-soft text-sm">One payment for {PERIOD_DAYS} days</p>
      </div>
    </Form>
  );
}

/** The browser's time zone, if it's one that we offer. */
function zoneHere(): Values['timeZone'] {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return here in lineZones ? (here as Values['timeZone']) : 'America/New_York';
}

/** The account lookup has another name for a guest's email field. */
const toFieldName = (name: string) => (name === 'userInfo.email' ? 'guest.email' : name) as keyof Values;
