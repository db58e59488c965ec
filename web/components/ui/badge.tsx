import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

const badgeVariants = cva(
  'inline-flex w-fit shrink-0 items-center gap-1.5 whitespace-nowrap rounded-sm border border-current/25 px-2 font-semibold text-xs leading-6 [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-soft',
        good: 'bg-good-wash text-good',
        warn: 'bg-warn-wash text-warn',
        bad: 'bg-bad-wash text-bad',
        info: 'bg-info-wash text-info',
        plum: 'bg-plum-wash text-plum',
        teal: 'bg-teal-wash text-teal',
        ember: 'border-transparent bg-ember text-on-ember',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>;

/** A state as a word; the word carries the meaning, the color only helps. */
export function Badge({ className, tone, ...props }: BadgeProps) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />;
}
