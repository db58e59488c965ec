import * as Primitive from 'radix-ui/popover';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { floatingStyles } from './floating-styles.ts';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;
export const PopoverAnchor = Primitive.Anchor;
export const PopoverClose = Primitive.Close;

type PopoverContentProps = ComponentProps<typeof Primitive.Content> & {
  /** Names the popover, which is a small dialog to a screen reader. */
  label: string;
};

export function PopoverContent({ label, className, ...props }: PopoverContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="popover-content"
        aria-label={label}
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          floatingStyles,
          'flex max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] flex-col gap-3 overflow-y-auto p-4',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}
