import { type FormEvent, useState } from 'react';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';

export function TopUpForm({ teamId }: { teamId: string | undefined }) {
  const [dollars, setDollars] = useState('100');
  const [refusal, setRefusal] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const typed = dollars.replace(/[$,\s]/g, '');
    const amountCents = /^\d+(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
    setIsBusy(true);
    setRefusal('');
    try {
      const { url } = teamId
        ? await request('POST /api/teams/:teamId/balance/top-ups', { amountCents, teamId })
        : await request('POST /api/balance/top-ups', { amountCents });
      window.location.assign(url);
    } catch (error) {
      setIsBusy(false);
      setRefusal((error as Error).message);
      input?.focus();
    }
  }

  return (
    <form
      noValidate
      onSubmit={pay}
      aria-label="Add to your balance"
      className="flex w-full max-w-md flex-col gap-5"
    >
      <Field label="Amount in dollars" hint="From $10 to $10,000" required error={refusal}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={dollars}
          onChange={(event) => setDollars(event.target.value)}
        />
      </Field>
      <Button type="submit" className="self-start" loading={isBusy} loadingLabel="Opening payment…">
        Continue to payment
      </Button>
    </form>
  );
}
