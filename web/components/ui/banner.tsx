import { cva, type VariantProps } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

const bannerVariants = cva('border-transparent border-b text-sm', {
  variants: {
    tone: {
      trust: 'bg-evergreen text-on-evergreen [--focus:var(--focus-on-evergreen)]',
      ember: 'bg-ember-wash text-ink',
      warn: 'bg-warn-wash text-ink',
      bad: 'bg-bad-solid text-on-bad [--focus:currentColor]',
    },
  },
  defaultVariants: { tone: 'trust' },
});

type BannerProps = ComponentProps<'aside'> &
  VariantProps<typeof bannerVariants> & { label: string; onDismiss?: () => void };

/** A strip across the page for a message about the whole page. */
export function Banner({ tone, label, onDismiss, className, children, ...props }: BannerProps) {
  return (
    <aside
      data-slot="banner"
      aria-label={label}
      className={cn(bannerVariants({ tone }), className)}
      {...props}
    >
      <div className="mx-auto flex max-w-page items-center gap-3 px-4 py-2 sm:px-6">
        <div className="min-w-0 flex-1 leading-snug [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4">
          {children}
        </div>
        {onDismiss && (
          <button
            type="button"
            aria-label="Dismiss"
            onClick={onDismiss}
            className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-current/15 pointer-coarse:size-11"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </div>
    </aside>
  );
}
