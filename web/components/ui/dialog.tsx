import X from 'lucide-react/icons/x';
import * as Primitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { AfterPaint } from './after-paint.tsx';
import { Button } from './button.tsx';
import { overlayStyles } from './overlay-styles.ts';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

export function DialogContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <div className={overlayStyles} />
      <AfterPaint>
        <Primitive.Overlay className="fixed inset-0 z-40" />
      </AfterPaint>
      <AfterPaint>
        <Primitive.Content
          data-slot="dialog-content"
          className={cn(
            'fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-xl flex-col gap-5 overflow-y-auto rounded-lg border border-rule bg-raised p-5 shadow-floating sm:p-7',
            'data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
            className,
          )}
          {...props}
        >
          {children}
          <Primitive.Close asChild>
            <Button variant="quiet" size="icon-sm" aria-label="Close" className="absolute end-3 top-3">
              <X />
            </Button>
          </Primitive.Close>
        </Primitive.Content>
      </AfterPaint>
    </Primitive.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-header" className={cn('flex flex-col gap-2 pe-8', className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title data-slot="dialog-title" className={cn('text-2xl', className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="dialog-description"
      className={cn('text-ink-soft', className)}
      {...props}
    />
  );
}

/** The main action comes last in the source and is on top on a phone, within reach of the thumb. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  );
}
