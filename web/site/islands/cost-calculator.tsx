import { useCallback, useEffect, useId, useRef, useState } from 'react';
import {
  dollars,
  EXAMPLE_DOWN_PAYMENT,
  EXAMPLE_RATE,
  monthlyPayment,
} from '#domain/listings/monthly-cost/rules.ts';
import { controlStyles } from '../contact/lead-input.tsx';

export type CostCalculatorProps = { price: number; taxesYearly: number | null; feeMonthly: number | null };

type Field = 'price' | 'down' | 'rate' | 'taxes' | 'fee' | 'insurance' | 'pmi';
const fields: { name: Field; label: string; unit: '$' | '%'; max: number }[] = [
  { name: 'price', label: 'Home price', unit: '$', max: 1_000_000_000 },
  { name: 'down', label: 'Down payment', unit: '%', max: 100 },
  { name: 'rate', label: 'Interest rate', unit: '%', max: 30 },
  { name: 'taxes', label: 'Property taxes a year', unit: '$', max: 10_000_000 },
  { name: 'fee', label: 'Association fee a month', unit: '$', max: 1_000_000 },
  // What nobody but the insurer and the lender can say stays empty until it is typed.
  { name: 'insurance', label: 'Home insurance a year, if known', unit: '$', max: 1_000_000 },
  { name: 'pmi', label: 'Mortgage insurance (PMI) a month, if any', unit: '$', max: 100_000 },
];

/** What was typed as a number: "1,250.50" too. Anything else counts as nothing. */
function amountOf(typed: string, max: number): number {
  const amount = Number(typed.replace(/[$,%\s]/g, ''));
  return Number.isFinite(amount) ? Math.min(Math.max(amount, 0), max) : 0;
}

/** Works out the month's payment from figures that the buyer can change. Where no script runs, the table stands in. */
export function CostCalculator({ price, taxesYearly, feeMonthly }: CostCalculatorProps) {
  const id = useId();
  const inputs = useRef<HTMLDivElement>(null);
  const start: Record<Field, number | null> = {
    price,
    down: EXAMPLE_DOWN_PAYMENT,
    rate: EXAMPLE_RATE,
    taxes: taxesYearly && Math.round(taxesYearly),
    fee: feeMonthly && Math.round(feeMonthly * 100) / 100,
    insurance: null,
    pmi: null,
  };
  const [given, setGiven] = useState(start);
  const read = useCallback(() => {
    const typed = [...(inputs.current?.querySelectorAll('input') ?? [])].map(({ value }) => value);
    const amounts = fields.map(({ name, max }, at) => [name, amountOf(typed[at] ?? '', max)]);
    setGiven(Object.fromEntries(amounts) as Record<Field, number>);
  }, []);
  // Somebody may have typed before this code arrived.
  useEffect(read, [read]);
  const loan = monthlyPayment((given.price ?? 0) * (1 - (given.down ?? 0) / 100), given.rate ?? 0);
  const parts = [
    { label: 'Loan, 30 years', amount: loan },
    { label: 'Property taxes', amount: (given.taxes ?? 0) / 12 },
    { label: 'Association fee', amount: given.fee ?? 0 },
    { label: 'Home insurance', amount: (given.insurance ?? 0) / 12 },
    { label: 'Mortgage insurance', amount: given.pmi ?? 0 },
  ].filter(({ amount }, at) => at === 0 || amount > 0);
  return (
    <div className="with-script">
      <div className="rounded-lg border border-rule bg-raised p-5 sm:p-6">
        <div ref={inputs} className="grid grid-cols-2 gap-x-4 gap-y-4 max-[22rem]:grid-cols-1">
          {fields.map(({ name, label, unit }) => (
            <div key={name} className="flex min-w-0 flex-col justify-end first:col-span-full">
              <label htmlFor={id + name} className="mb-1 block font-semibold text-sm">
                {label} ({unit})
              </label>
              <input
                id={id + name}
                inputMode="decimal"
                autoComplete="off"
                maxLength={14}
                defaultValue={start[name]?.toLocaleString('en-US') ?? ''}
                onInput={read}
                className={`${controlStyles} h-12 tabular-nums`}
              />
            </div>
          ))}
        </div>
        <dl className="mt-5 border-ink border-t-2 tabular-nums">
          {parts.map(({ label, amount }) => (
            <div key={label} className="flex justify-between gap-4 border-rule border-b py-2">
              <dt>{label}</dt>
              <dd className="min-w-0">{dollars(amount)}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 pt-3">
            <dt className="font-semibold">
              Estimated monthly cost{(given.insurance ?? 0) > 0 ? '' : ', before insurance'}
            </dt>
            <dd className="shrink-0 whitespace-nowrap font-display text-3xl">
              <output htmlFor={fields.map(({ name }) => id + name).join(' ')}>
                {dollars(parts.reduce((sum, { amount }) => sum + amount, 0))}
              </output>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
