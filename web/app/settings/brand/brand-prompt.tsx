import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { useSession } from '../../../browser/session-provider.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { late } from '../../late.ts';
import { useBrand } from './use-brand.ts';

const BrandForm = late(async () => (await import('./brand-form.tsx')).BrandForm);

/** Asks for the brand once, after the first payment. Afterwards it is in Settings. */
export function BrandPrompt() {
  const isSignedIn = useSession().status === 'signed-in';
  const [isOpen, setIsOpen] = useState(false);
  const { query, save } = useBrand(undefined, { isEnabled: isSignedIn });
  const [isDone, setIsDone] = useState(false);
  const skip = useMutation({ mutationFn: () => request('POST /api/brand/skip', {}), onSuccess: save });
  // Choosing a picture already saves a brand; the form stays until its owner is done.
  const isAsked = query.data?.brand != null && !isOpen;
  if (!query.data || isAsked || isDone) return null;
  return (
    <section
      aria-labelledby="brand-prompt-title"
      className="flex flex-col gap-6 rounded-lg border border-rule bg-raised p-6 shadow-raised sm:p-8"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h2 id="brand-prompt-title" className="text-2xl sm:text-3xl">
            Put your name on it
          </h2>
          <p className="mt-1 text-ink-soft">
            Add your photo, logo and color once. We’ll use them for all your homes.
          </p>
        </div>
        {!isOpen && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setIsOpen(true)}>Add your brand</Button>
            <Button variant="quiet" loading={skip.isPending} onClick={() => skip.mutate()}>
              Not now
            </Button>
          </div>
        )}
      </div>
      {isOpen && <BrandForm brand={query.data.brand} onSaved={() => setIsDone(true)} />}
    </section>
  );
}
