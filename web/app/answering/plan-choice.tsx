import { useId } from 'react';
import { listIncluded, PERIOD_DAYS } from '#domain/answering/rules.ts';
import type { AnsweringPlan } from '#domain/answering/schema.ts';
import { formatCents } from '#domain/podcasts/rules.ts';
import { RadioGroup, RadioGroupItem } from '../../components/ui/radio-group.tsx';

type PlanChoiceProps = {
  plans: AnsweringPlan[];
  value: string;
  onChange: (planId: string) => void;
};

/** The plans side by side; each card is one choice. */
export function PlanChoice({ plans, value, onChange, ...wiring }: PlanChoiceProps) {
  const id = useId();
  return (
    <RadioGroup value={value} onValueChange={onChange} className="gap-4 lg:grid-cols-3" {...wiring}>
      {plans.map((plan) => (
        <label
          key={plan.id}
          htmlFor={`${id}-${plan.id}`}
          className="flex cursor-pointer flex-col gap-3 rounded-lg border border-rule bg-raised p-5 has-data-[state=checked]:border-ember has-data-[state=checked]:shadow-raised"
        >
          <span className="flex items-center gap-3">
            <RadioGroupItem
              id={`${id}-${plan.id}`}
              value={plan.id}
              aria-labelledby={`${id}-${plan.id}-name`}
            />
            <span id={`${id}-${plan.id}-name`} className="font-display text-xl">
              {plan.name}
            </span>
          </span>
          <span>
            <span className="font-display text-4xl tabular-nums">{formatCents(plan.priceCents)}</span>{' '}
            <span className="text-ink-soft">for {PERIOD_DAYS} days</span>
          </span>
          <ul className="flex flex-col gap-1.5 text-ink-soft text-sm">
            {listIncluded(plan).map((line) => (
              <li key={line} className="border-rule border-t pt-1.5">
                {line}
              </li>
            ))}
          </ul>
        </label>
      ))}
    </RadioGroup>
  );
}
