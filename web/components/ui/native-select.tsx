import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { controlStyles } from './control-styles.ts';

/** The browser's own list: on phones it opens the wheel or sheet that people know. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="native-select" className="relative block">
      <select
        className={cn(controlStyles, 'h-11 cursor-pointer appearance-none ps-3.5 pe-10', className)}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
      />
    </span>
  );
}
