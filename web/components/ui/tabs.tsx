import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  startTransition,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../cn.ts';

type TabsState = {
  id: string;
  /** The last chosen tab; its content may still be loading. */
  chosen: string;
  shown: string;
  open: (value: string) => void;
  opensOnFocus: boolean;
};

const TabsContext = createContext<TabsState>({
  id: '',
  chosen: '',
  shown: '',
  open: () => {},
  opensOnFocus: true,
});

type TabsProps = Omit<ComponentProps<'div'>, 'defaultValue'> & {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** With 'manual', moving along the tabs doesn't open them; for tabs with a lot of content. */
  activationMode?: 'automatic' | 'manual';
};

/**
 * Tabs and their panels, following the ARIA pattern. Tab reaches only the open tab; arrows reach the others. A tab is
 * marked at once, and its content follows.
 */
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  activationMode = 'automatic',
  className,
  ...props
}: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;
  const [chosen, setChosen] = useState(shown);
  // Something other than a press may open a tab.
  useEffect(() => setChosen(shown), [shown]);
  function open(next: string) {
    if (next === chosen) return;
    setChosen(next);
    startTransition(() => {
      setOwn(next);
      onValueChange?.(next);
    });
  }
  return (
    <TabsContext value={{ id, chosen, shown, open, opensOnFocus: activationMode === 'automatic' }}>
      <div data-slot="tabs" className={cn('flex flex-col gap-6', className)} {...props} />
    </TabsContext>
  );
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  event.preventDefault();
  tabs[step(tabs.indexOf(event.target as HTMLElement), tabs.length)]?.focus();
}

/** Scrolls sideways if it doesn't fit; the edge fades so that people see there is more. */
export function TabsList({ className, ...props }: ComponentProps<'div'>) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (active) bringIntoSight(active);
  }, []);

  return (
    <div
      ref={list}
      role="tablist"
      aria-orientation="horizontal"
      data-slot="tabs-list"
      onKeyDown={moveFocus}
      className={cn(
        'relative -ms-2.5 flex gap-1 overflow-x-auto overscroll-x-contain border-rule border-b [scrollbar-width:none] sm:gap-3',
        'max-sm:-me-4 max-sm:-ms-4 max-sm:px-1.5 max-sm:[mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-2.5rem),transparent)]',
        className,
      )}
      {...props}
    />
  );
}

type TabProps = ComponentProps<'button'> & { value: string };

export function TabsTrigger({ value, className, ...props }: TabProps) {
  const { id, chosen, open, opensOnFocus } = useContext(TabsContext);
  const isShown = value === chosen;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={isShown}
      aria-controls={`${id}-panel-${value}`}
      data-slot="tabs-trigger"
      data-state={isShown ? 'active' : 'inactive'}
      tabIndex={isShown ? 0 : -1}
      // On press rather than release: that is as early as people see it elsewhere.
      onMouseDown={(event) => {
        if (event.button === 0 && !event.ctrlKey) open(value);
      }}
      // Space and Enter.
      onClick={() => open(value)}
      onFocus={(event) => {
        if (opensOnFocus) open(value);
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

/** How many items wait behind a tab. */
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

type PanelProps = ComponentProps<'div'> & { value: string };

export function TabsContent({ value, className, children, ...props }: PanelProps) {
  const { id, shown } = useContext(TabsContext);
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      data-slot="tabs-content"
      hidden={value !== shown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a field of its own must be reachable
      tabIndex={0}
      className={cn('min-w-0', className)}
      {...props}
    >
      {value === shown && children}
    </div>
  );
}
