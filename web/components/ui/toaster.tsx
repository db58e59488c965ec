import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { setToasts } from './toasts.ts';

const look = [
  'pointer-events-auto grid w-full grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-md border border-rule',
  'bg-raised py-3.5 ps-4 pe-11 text-ink leading-snug shadow-floating font-sans text-base sm:w-[var(--width)]',
].join(' ');

/** Where toasts appear. Show them with notify. */
export function Toaster() {
  // After the effects of its child, which listens from then on.
  useEffect(() => setToasts(toast), []);
  return (
    <Sonner
      position="bottom-right"
      closeButton
      gap={10}
      mobileOffset={{
        bottom: 'calc(var(--bar, 0rem) + max(1rem, env(safe-area-inset-bottom)))',
        left: '1rem',
        right: '1rem',
      }}
      icons={{
        success: <CircleCheck className="mt-[0.1em] size-[1.2em] text-good" />,
        error: <CircleAlert className="mt-[0.1em] size-[1.2em] text-(--mark,var(--bad))" />,
        info: <Info className="mt-[0.1em] size-[1.2em] text-info" />,
        close: <X className="size-4.5" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: look,
          content: 'col-start-2 min-w-0',
          title: 'font-semibold',
          description: 'mt-0.5 text-sm text-ink-soft',
          actionButton:
            'col-start-2 mt-2 min-h-9 w-fit cursor-pointer rounded-md border border-rule-strong px-3 text-sm font-semibold hover:bg-sunken',
          closeButton:
            // In a collapsed stack, only the top toast can be closed; the others lie under it.
            'absolute end-1.5 top-1.5 grid size-9 cursor-pointer place-items-center rounded-sm text-current opacity-80 hover:opacity-100 in-[[data-front=false][data-expanded=false]]:invisible',
        },
      }}
    />
  );
}
