import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

type ProgressProps = ComponentProps<'div'> & {
  label: string;
  /** 0 to 100; leave out if unknown. */
  value?: number;
};

export function Progress({ label, value, className, ...props }: ProgressProps) {
  const known = value !== undefined;
  const percent = known ? Math.round(Math.min(100, Math.max(0, value))) : undefined;
  return (
    <div data-slot="progress" className={cn('flex flex-col gap-2', className)} {...props}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">{label}</span>
        {known && <span className="text-ink-soft tabular-nums">{percent}%</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="relative h-2.5 overflow-hidden rounded-full border border-rule-strong bg-sunken"
      >
        <div
          data-busy-motion={known ? undefined : true}
          style={known ? { width: `${percent}%` } : undefined}
          className={cn(
            'absolute inset-y-0 rounded-full bg-ember forced-colors:bg-[Highlight]',
            known ? 'left-0 transition-[width] duration-250 ease-settle' : 'w-2/5 animate-travel',
          )}
        />
      </div>
    </div>
  );
}

type StepsProps = ComponentProps<'ol'> & { steps: string[]; current: number };

/** The position in a short sequence: every step is named, and the current one is marked. */
export function ProgressSteps({ steps, current, className, ...props }: StepsProps) {
  return (
    <ol data-slot="progress-steps" className={cn('flex gap-2', className)} {...props}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cn(
            'min-w-0 flex-1 border-t-4 pt-2 text-sm leading-snug',
            index <= current ? 'border-ember' : 'border-rule-strong',
            index === current ? 'font-semibold' : 'text-ink-soft',
          )}
        >
          <span className="tabular-nums">{index + 1}.</span> {step}
          {index < current && <span className="sr-only"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
