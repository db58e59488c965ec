import { request } from '../../../browser/api.ts';
import { OneFieldForm } from '../../one-field-form.tsx';

export function TopUpForm({ teamId }: { teamId: string | undefined }) {
  async function pay(typed: string): Promise<string | undefined> {
    const dollars = typed.replace(/[$,\s]/g, '');
    const amountCents = /^\d+(\.\d{1,2})?$/.test(dollars) ? Math.round(Number(dollars) * 100) : 0;
    try {
      const { url } = teamId
        ? await request('POST /api/teams/:teamId/balance/top-ups', { amountCents, teamId })
        : await request('POST /api/balance/top-ups', { amountCents });
      window.location.assign(url);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }

  return (
    <OneFieldForm
      formLabel="Add to your balance"
      formStyles="w-full max-w-md"
      label="Add funds, in dollars"
      hint="From $10 to $10,000"
      initial="100"
      submitLabel="Continue to payment"
      submitSize="md"
      busyLabel="Opening payment…"
      onText={pay}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
    />
  );
}
