import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui/slot';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cn } from '../cn.ts';
import { Spinner } from './spinner.tsx';

export const buttonVariants = cva(
  [
    'relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border border-transparent text-center font-semibold leading-tight select-none',
    'transition-[background-color,border-color,color,box-shadow,translate] duration-150 ease-settle active:translate-y-px',
    'disabled:pointer-events-none disabled:translate-y-0',
    'not-aria-busy:disabled:border-rule not-aria-busy:disabled:bg-sunken not-aria-busy:disabled:text-ink-faint not-aria-busy:disabled:shadow-none',
    '[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-[1.15em]',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-ember text-on-ember shadow-pressed hover:bg-ember-strong',
        secondary: 'border-rule-strong bg-raised text-ink hover:border-ink hover:bg-sunken',
        quiet:
          'text-ink hover:bg-sunken not-aria-busy:disabled:border-transparent not-aria-busy:disabled:bg-transparent',
        danger: 'bg-bad-solid text-on-bad shadow-pressed hover:bg-bad-solid-strong',
        link: 'rounded-sm text-ember-text underline decoration-1 underline-offset-4 hover:decoration-2 not-aria-busy:disabled:border-transparent not-aria-busy:disabled:bg-transparent',
      },
      size: {
        sm: 'min-h-9 gap-1.5 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
        md: 'min-h-11 px-4.5 py-2 text-base',
        lg: 'min-h-14 px-6 py-3 text-lg',
        icon: 'size-11 text-base',
        'icon-sm': 'size-9 text-sm pointer-coarse:size-11',
      },
    },
    compoundVariants: [{ variant: 'link', size: ['sm', 'md', 'lg'], className: 'min-h-6 px-0.5 py-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Applies the styles to the only child element instead, for example a link. */
    asChild?: boolean;
    loading?: boolean;
    /** Shown while loading; its space is reserved from the start, so the button never changes its width. */
    loadingLabel?: string;
  };

export function Button({
  className,
  variant,
  size,
  asChild = false,
  loading = false,
  loadingLabel,
  type = 'button',
  disabled = false,
  children,
  ...props
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useFocusBack(own, loading);
  const look = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot data-slot="button" className={look} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      ref={own}
      data-slot="button"
      type={type}
      className={look}
      aria-busy={loading || undefined}
      disabled={disabled || loading}
      {...props}
    >
      {loadingLabel === undefined && !loading ? (
        children
      ) : (
        <BusyLabel loading={loading} label={loadingLabel}>
          {children}
        </BusyLabel>
      )}
    </button>
  );
}

/**
 * A disabled button loses the focus; people who pressed it with the keyboard get it back, unless it has moved
 * elsewhere.
 */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, loading: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (loading) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button.current?.focus();
    }
  }, [button, loading]);
}

type BusyLabelProps = { loading: boolean; label: string | undefined; children: ReactNode };

function BusyLabel({ loading, label, children }: BusyLabelProps) {
  const replaced = loading && label !== undefined;
  return (
    <span
      data-reserve={label}
      className="inline-grid justify-items-center after:invisible after:h-0 after:overflow-hidden after:ps-[1.65em] after:content-[attr(data-reserve)]"
    >
      <span
        className={cn(
          'inline-flex items-center gap-2 [grid-area:1/1]',
          loading && (replaced ? 'invisible' : 'opacity-0'),
        )}
      >
        {children}
      </span>
      {loading && (
        <span className="inline-flex items-center gap-2 self-center [grid-area:1/1]">
          <Spinner />
          {label}
        </span>
      )}
    </span>
  );
}
