import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';

/** The order form's page with its heading. */
export function OrderColumn({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 pt-6 pb-6 sm:px-6 sm:pt-10 lg:pb-28">
      <header className="flex flex-col items-start gap-5">
        <Button asChild variant="quiet" className="-ms-3">
          <a href="/">
            <ArrowLeft aria-hidden="true" /> Back
          </a>
        </Button>
        <div className="flex max-w-prose flex-col gap-3">
          <h1 className="text-4xl sm:text-5xl">Create your podcast</h1>
          <p className="text-ink-soft text-lg">
            Paste your listing link, check the facts, and order. You’ll get a 3-5 minute episode, a listing
            page and a marketing kit.
          </p>
        </div>
      </header>
      {children}
    </div>
  );
}

/** The form's fields, and what's beside them on a wide screen. */
export const orderGridStyles = 'grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]';
