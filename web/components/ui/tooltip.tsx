import * as Primitive from 'radix-ui/tooltip';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export const TooltipTrigger = Primitive.Trigger;

/** Says more about a control that already has a name; never the only place for a piece of information. */
export function Tooltip(props: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Provider delayDuration={350} skipDelayDuration={200}>
      <Primitive.Root {...props} />
    </Primitive.Provider>
  );
}

export function TooltipContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="tooltip-content"
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          'z-50 max-w-xs rounded-sm border border-transparent bg-ink px-3 py-1.5 text-paper text-sm leading-snug shadow-raised',
          'data-[state=delayed-open]:animate-pop-in data-[state=instant-open]:animate-fade-in data-[state=closed]:animate-fade-out',
          className,
        )}
        {...props}
      >
        {children}
        <Primitive.Arrow className="fill-ink" />
      </Primitive.Content>
    </Primitive.Portal>
  );
}
