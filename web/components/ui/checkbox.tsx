import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import * as Primitive from 'radix-ui/checkbox';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="checkbox"
      className={cn(
        'group inline-grid size-6 align-middle shrink-0 cursor-pointer place-items-center rounded-sm border border-rule-strong bg-raised transition-colors duration-150 hover:border-ink-soft',
        'not-disabled:not-data-[state=unchecked]:border-ember not-disabled:not-data-[state=unchecked]:bg-ember',
        'aria-invalid:border-bad disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken disabled:text-ink-faint',
        className,
      )}
      {...props}
    >
      <Primitive.Indicator className="text-on-ember group-disabled:text-ink-faint forced-colors:text-[ButtonText]">
        <Check strokeWidth={3} className="size-4.5 group-data-[state=indeterminate]:hidden" />
        <Minus strokeWidth={3} className="hidden size-4.5 group-data-[state=indeterminate]:block" />
      </Primitive.Indicator>
    </Primitive.Root>
  );
}
