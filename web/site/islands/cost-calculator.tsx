import { useCallback, useEffect, useId, useRef, useState } from 'react';
import {
  dollars,
  EXAMPLE_DOWN_PAYMENT,
  EXAMPLE_RATE,
  type MonthlyCost,
  monthlyPayment,
  sumOfLines,
} from '#domain/listings/monthly-cost/rules.ts';
import { controlStyles } from '../contact/lead-input.tsx';

export type CostCalculatorProps = MonthlyCost['start'];

type Field = { name: string; label: string; unit: '$' | '%'; max: number; start: number | null };

/** A field for each line of the sum; those for the listing's own charges have its names. */
function fieldsOf({ price, taxesYearly, charges }: CostCalculatorProps): Field[] {
  return [
    { name: 'price', label: 'Price', unit: '$', max: 1_000_000_000, start: price },
    { name: 'down', label: 'Down payment', unit: '%', max: 100, start: EXAMPLE_DOWN_PAYMENT },
    { name: 'rate', label: 'Interest rate', unit: '%', max: 30, start: EXAMPLE_RATE },
    {
      name: 'taxes',
      label: 'Property taxes per year',
      unit: '$',
      max: 10_000_000,
      start: taxesYearly && Math.round(taxesYearly),
    },
    ...charges.map(({ label, dollarsMonthly }) => ({
      name: label,
      label: `${label} per month`,
      unit: '$' as const,
      max: 1_000_000,
      start: dollarsMonthly && Math.round(dollarsMonthly * 100) / 100,
    })),
    // Figures that only the insurer and the lender know stay empty until typed.
    { name: 'insurance', label: 'Home insurance per year', unit: '$', max: 1_000_000, start: null },
    { name: 'pmi', label: 'PMI per month, if any', unit: '$', max: 100_000, start: null },
  ];
}

/** An id contains no space. */
const idOf = (name: string) => name.replace(/\W+/g, '-');

/** The typed number, including "1,250.50". Anything else counts as nothing. */
function amountOf(typed: string, max: number): number {
  const amount = Number(typed.replace(/[$,%\s]/g, ''));
  return Number.isFinite(amount) ? Math.min(Math.max(amount, 0), max) : 0;
}

/**
 * Calculates the monthly payment from figures that the buyer can change. Without scripts, the table replaces
 * it.
 */
export function CostCalculator(props: CostCalculatorProps) {
  const id = useId();
  const inputs = useRef<HTMLDivElement>(null);
  const fields = fieldsOf(props);
  const [typed, setTyped] = useState(() => fields.map(({ start }) => String(start ?? '')));
  const read = useCallback(
    () => setTyped([...(inputs.current?.querySelectorAll('input') ?? [])].map(({ value }) => value)),
    [],
  );
  // Someone may have typed before this code arrived.
  useEffect(read, [read]);
  const given = new Map(fields.map(({ name, max }, at) => [name, amountOf(typed[at] ?? '', max)]));
  const amount = (name: string) => given.get(name) ?? 0;
  const parts = [
    {
      label: 'Principal and interest (30-year loan)',
      amount: monthlyPayment(amount('price') * (1 - amount('down') / 100), amount('rate')),
    },
    { label: 'Property taxes', amount: amount('taxes') / 12 },
    ...props.charges.map(({ label }) => ({ label, amount: amount(label) })),
    { label: 'Insurance', amount: amount('insurance') / 12 },
    { label: 'Mortgage insurance', amount: amount('pmi') },
  ].filter((part, at) => at === 0 || part.amount > 0);
  const missing = [
    ...(amount('taxes') > 0 ? [] : ['property taxes']),
    ...(amount('insurance') > 0 ? [] : ['insurance']),
  ];
  return (
    <div className="with-script">
      <div className="rounded-lg border border-rule bg-raised p-5 sm:p-6">
        <div ref={inputs} className="grid grid-cols-2 gap-x-4 gap-y-4 max-[22rem]:grid-cols-1">
          {fields.map(({ name, label, unit, start }) => (
            <div key={name} className="flex min-w-0 flex-col justify-end first:col-span-full">
              <label htmlFor={id + idOf(name)} className="mb-1 block font-semibold text-sm">
                {label} ({unit})
              </label>
              <input
                id={id + idOf(name)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={14}
                defaultValue={start?.toLocaleString('en-US') ?? ''}
                onInput={read}
                className={`${controlStyles} h-12 tabular-nums`}
              />
            </div>
          ))}
        </div>
        <dl className="mt-5 border-ink border-t-2 tabular-nums">
          {parts.map((part) => (
            <div key={part.label} className="flex justify-between gap-4 border-rule border-b py-2">
              <dt>{part.label}</dt>
              <dd className="shrink-0">
                <span className="whitespace-nowrap">{dollars(part.amount)}</span>
              </dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 pt-3">
            <dt className="font-semibold">Estimated monthly cost</dt>
            <dd className="shrink-0 whitespace-nowrap font-display text-3xl">
              <output htmlFor={fields.map(({ name }) => id + idOf(name)).join(' ')}>
                {dollars(sumOfLines(parts.map((part) => part.amount)))}
              </output>
            </dd>
          </div>
        </dl>
        <p className="mt-2 text-ink-soft text-sm">
          {missing.length > 0
            ? `Not included: ${missing.join(', ')} and utilities.`
            : 'Utilities aren’t included.'}
        </p>
      </div>
    </div>
  );
}
