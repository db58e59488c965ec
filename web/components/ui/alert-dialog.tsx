import * as Primitive from 'radix-ui/alert-dialog';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { AfterPaint } from './after-paint.tsx';
import { Button } from './button.tsx';
import { overlayStyles } from './overlay-styles.ts';

export const AlertDialog = Primitive.Root;
export const AlertDialogTrigger = Primitive.Trigger;

export function AlertDialogContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <div className={overlayStyles} />
      <AfterPaint>
        <Primitive.Overlay className="fixed inset-0 z-40" />
      </AfterPaint>
      <AfterPaint>
        <Primitive.Content
          data-slot="alert-dialog-content"
          className={cn(
            'fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md flex-col gap-3 overflow-y-auto rounded-lg border border-rule bg-raised p-5 shadow-floating sm:p-7',
            'data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
            className,
          )}
          {...props}
        />
      </AfterPaint>
    </Primitive.Portal>
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title data-slot="alert-dialog-title" className={cn('text-xl', className)} {...props} />;
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="alert-dialog-description"
      className={cn('text-ink-soft', className)}
      {...props}
    />
  );
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-dialog-footer"
      className={cn('mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  );
}

export function AlertDialogCancel({ children, ...props }: ComponentProps<typeof Button>) {
  return (
    <Primitive.Cancel asChild>
      <Button variant="secondary" {...props}>
        {children}
      </Button>
    </Primitive.Cancel>
  );
}

export function AlertDialogAction({ children, onClick, ...props }: ComponentProps<typeof Button>) {
  return (
    <Primitive.Action asChild>
      <Button
        variant="danger"
        {...props}
        onClick={(event) => {
          // The second click of a double click has no effect.
          if (event.detail <= 1) onClick?.(event);
        }}
      >
        {children}
      </Button>
    </Primitive.Action>
  );
}
