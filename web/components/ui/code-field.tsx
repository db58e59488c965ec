import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

type CodeFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string;
  onValue: (code: string) => void;
  /** Called once the last digit is in. */
  onComplete?: (code: string) => void;
  length?: number;
};

/**
 * A one-time code. A single real input lies over drawn boxes, so pasting, autofill and screen readers see a
 * plain field.
 */
export function CodeField({ value, onValue, onComplete, length = 6, className, ...props }: CodeFieldProps) {
  const active = Math.min(value.length, length - 1);

  function change(input: HTMLInputElement) {
    const code = input.value.replace(/\D/g, '').slice(0, length);
    // Rejected characters must not stay in the field, even if nothing renders again.
    if (input.value !== code) input.value = code;
    if (code === value) return;
    onValue(code);
    if (code.length === length) onComplete?.(code);
  }

  return (
    <span data-slot="code-field" className={cn('group relative block w-fit max-w-full', className)}>
      <span aria-hidden="true" className="flex gap-2">
        {Array.from({ length }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
            key={place}
            data-active={place === active || undefined}
            className={cn(
              'grid h-14 w-11 min-w-0 place-items-center rounded-md border border-rule-strong bg-raised font-display text-2xl tabular-nums sm:w-12',
              'group-has-aria-invalid:border-bad group-has-disabled:border-rule group-has-disabled:bg-sunken group-has-disabled:text-ink-faint',
              'group-focus-within:data-active:outline-3 group-focus-within:data-active:outline-focus',
              place === length / 2 && 'ms-3',
            )}
          >
            {value[place]}
          </span>
        ))}
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`\\d{${length}}`}
        value={value}
        onChange={(event) => change(event.target)}
        className="absolute inset-0 size-full cursor-text rounded-md text-base opacity-0"
        {...props}
      />
    </span>
  );
}
