import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import * as Primitive from 'radix-ui/select';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldWiring } from './field.tsx';
import { floatingStyles, itemStyles } from './floating-styles.ts';

export const Select = Primitive.Root;
export const SelectGroup = Primitive.Group;
export const SelectValue = Primitive.Value;

export function SelectTrigger({ className, children, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  // The field's child is the whole select, which has no element of its own to label.
  const wiring = useFieldWiring();
  return (
    <Primitive.Trigger
      data-slot="select-trigger"
      className={cn(
        controlStyles,
        'flex h-11 cursor-pointer items-center justify-between gap-2 px-3.5 text-start data-placeholder:text-ink-faint [&>span]:truncate',
        className,
      )}
      {...wiring}
      {...props}
    >
      {children}
      <Primitive.Icon asChild>
        <ChevronDown className="size-5 shrink-0 text-ink-soft" />
      </Primitive.Icon>
    </Primitive.Trigger>
  );
}

export function SelectContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="select-content"
        position="popper"
        sideOffset={6}
        className={cn(
          floatingStyles,
          'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden',
          className,
        )}
        {...props}
      >
        <Primitive.Viewport className="p-1.5">{children}</Primitive.Viewport>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

export function SelectItem({ className, children, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item data-slot="select-item" className={cn(itemStyles, 'pe-9', className)} {...props}>
      <Primitive.ItemText>{children}</Primitive.ItemText>
      <Primitive.ItemIndicator className="absolute end-2.5">
        <Check className="size-4.5 text-ember-text" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  );
}

export function SelectLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      data-slot="select-label"
      className={cn('px-3 pt-2 pb-1 text-xs font-semibold text-ink-soft', className)}
      {...props}
    />
  );
}
