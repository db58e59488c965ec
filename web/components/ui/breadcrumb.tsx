import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export function Breadcrumb({ className, children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav data-slot="breadcrumb" aria-label="Breadcrumb" className={cn('text-sm', className)} {...props}>
      <ol className="flex flex-wrap items-center gap-x-2 text-ink-soft">{children}</ol>
    </nav>
  );
}

export function BreadcrumbItem({ className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      data-slot="breadcrumb-item"
      className={cn(
        "inline-flex items-center gap-2 not-first:before:text-ink-faint not-first:before:content-['/'/'']",
        className,
      )}
      {...props}
    />
  );
}

type LinkProps = ComponentProps<'a'> & { asChild?: boolean };

export function BreadcrumbLink({ asChild = false, className, ...props }: LinkProps) {
  const Part = asChild ? Slot : 'a';
  return (
    <Part
      data-slot="breadcrumb-link"
      className={cn(
        'inline-flex min-h-6 items-center underline decoration-rule-strong underline-offset-4 hover:text-ink hover:decoration-ember',
        className,
      )}
      {...props}
    />
  );
}

export function BreadcrumbPage({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="breadcrumb-page"
      aria-current="page"
      className={cn('font-semibold text-ink', className)}
      {...props}
    />
  );
}
