import X from 'lucide-react/icons/x';
import * as Primitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { AfterPaint } from './after-paint.tsx';
import { Button } from './button.tsx';
import { overlayStyles } from './overlay-styles.ts';

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;
export const SheetClose = Primitive.Close;

const sides = {
  bottom:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-lg border-t pb-[max(1.25rem,env(safe-area-inset-bottom))] data-[state=open]:animate-sheet-up data-[state=closed]:animate-sheet-down',
  end: 'inset-y-0 right-0 w-[min(26rem,calc(100vw-3rem))] border-l data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
};

type SheetContentProps = ComponentProps<typeof Primitive.Content> & { side?: keyof typeof sides };

/** A drawer: from the bottom on a phone, from the side for menus and details. */
export function SheetContent({ className, children, side = 'bottom', ...props }: SheetContentProps) {
  return (
    <Primitive.Portal>
      <div className={overlayStyles} />
      <AfterPaint>
        <Primitive.Overlay className="fixed inset-0 z-40" />
      </AfterPaint>
      <AfterPaint>
        <Primitive.Content
          data-slot="sheet-content"
          className={cn(
            'fixed z-50 flex flex-col gap-4 overflow-y-auto overscroll-contain border-rule bg-raised p-5 shadow-floating',
            sides[side],
            className,
          )}
          {...props}
        >
          {children}
          <Primitive.Close asChild>
            <Button variant="quiet" size="icon" aria-label="Close" className="absolute end-2 top-2">
              <X />
            </Button>
          </Primitive.Close>
        </Primitive.Content>
      </AfterPaint>
    </Primitive.Portal>
  );
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title data-slot="sheet-title" className={cn('pe-10 text-xl', className)} {...props} />;
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="sheet-description"
      className={cn('text-ink-soft text-sm', className)}
      {...props}
    />
  );
}
