import * as Primitive from 'radix-ui/tabs';
import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '../cn.ts';

export function Tabs({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="tabs" className={cn('flex flex-col gap-6', className)} {...props} />;
}

/** Scrolls sideways where it does not fit; the edge fades so that people see there is more. */
export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (active) bringIntoSight(active);
  }, []);

  return (
    <Primitive.List
      ref={list}
      data-slot="tabs-list"
      className={cn(
        'relative -ms-2.5 flex gap-1 overflow-x-auto overscroll-x-contain border-rule border-b [scrollbar-width:none] sm:gap-3',
        'max-sm:-me-4 max-sm:-ms-4 max-sm:px-1.5 max-sm:[mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-2.5rem),transparent)]',
        className,
      )}
      {...props}
    />
  );
}

export function TabsTrigger({ className, onFocus, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="tabs-trigger"
      onFocus={(event) => {
        onFocus?.(event);
        bringIntoSight(event.currentTarget);
      }}
      className={cn(
        'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-transparent border-b-3 px-2.5 pt-1 font-semibold text-ink-soft transition-colors duration-150',
        'hover:text-ink focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:text-ink-faint',
        'data-[state=active]:border-ember data-[state=active]:text-ink forced-colors:not-data-[state=active]:border-[Canvas]',
        className,
      )}
      {...props}
    />
  );
}

// Not scrollIntoView: that would also move the page.
function bringIntoSight(tab: HTMLElement) {
  const list = tab.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2;
}

/** How many things wait behind a tab. */
export function TabsCount({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="tabs-count"
      className={cn(
        'min-w-6 rounded-sm bg-sunken px-1.5 text-center font-medium text-ink-soft text-xs leading-6 tabular-nums',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content data-slot="tabs-content" className={cn('min-w-0', className)} {...props} />;
}
