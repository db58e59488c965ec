import * as Primitive from 'radix-ui/popover';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { floatingLook } from './floating-look.ts';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;
export const PopoverAnchor = Primitive.Anchor;
export const PopoverClose = Primitive.Close;

export function PopoverContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="popover-content"
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          floatingLook,
          'flex max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] flex-col gap-3 overflow-y-auto p-4',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}
