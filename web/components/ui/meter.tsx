import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

type MeterProps = ComponentProps<'div'> & {
  label: string;
  count: number;
  limit: number;
};

const number = new Intl.NumberFormat('en-US');

/** How much of a text's maximum length is used. Over the limit, it says by how much. */
export function Meter({ label, count, limit, className, ...props }: MeterProps) {
  const over = count > limit;
  const close = !over && count >= limit * 0.9;
  const share = Math.min(1, count / limit);
  return (
    <div
      data-slot="meter"
      className={cn('flex items-center gap-3 text-ink-soft text-sm tabular-nums', className)}
      {...props}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot take our colors in every browser */}
      <span
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(count, limit)}
        aria-valuetext={`${count} of ${limit} characters`}
        className="relative h-1.5 w-20 overflow-hidden rounded-full bg-rule"
      >
        <span
          style={{ width: `${share * 100}%` }}
          className={cn(
            'absolute inset-y-0 left-0 rounded-full transition-[width] duration-150 forced-colors:bg-[Highlight]',
            over ? 'bg-bad' : close ? 'bg-warn' : 'bg-good',
          )}
        />
      </span>
      <span aria-hidden="true">
        {number.format(count)} / {number.format(limit)}
      </span>
      <span role="status" className="font-semibold text-bad">
        {over && `${number.format(count - limit)} over the limit`}
      </span>
    </div>
  );
}
