import * as Primitive from 'radix-ui/switch';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="switch"
      className={cn(
        'group inline-flex h-7 w-12 shrink-0 cursor-pointer items-center rounded-full border border-rule-strong bg-sunken p-0.5 transition-colors duration-150 hover:border-ink-soft',
        'not-disabled:data-[state=checked]:border-ember not-disabled:data-[state=checked]:bg-ember disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken',
        className,
      )}
      {...props}
    >
      <Primitive.Thumb className="block size-5 rounded-full bg-ink-soft transition-[translate,background-color] duration-150 ease-settle group-disabled:bg-rule-strong data-[state=checked]:translate-x-5 not-in-disabled:data-[state=checked]:bg-on-ember forced-colors:bg-[ButtonText]!" />
    </Primitive.Root>
  );
}
