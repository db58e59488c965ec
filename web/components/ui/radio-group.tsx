import * as Primitive from 'radix-ui/radio-group';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export function RadioGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="radio-group" className={cn('grid gap-3', className)} {...props} />;
}

export function RadioGroupItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="radio-group-item"
      className={cn(
        'inline-grid size-6 shrink-0 cursor-pointer place-items-center rounded-full border border-rule-strong bg-raised transition-colors duration-150 hover:border-ink-soft',
        'not-disabled:data-[state=checked]:border-ember disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken',
        className,
      )}
      {...props}
    >
      <Primitive.Indicator className="size-3 rounded-full bg-ember in-disabled:bg-ink-faint forced-colors:bg-[ButtonText]" />
    </Primitive.Item>
  );
}
