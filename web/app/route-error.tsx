import { useEffect } from 'react';
import { Button } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';

/** The only place in the app that shows unexpected errors. */
export function RouteError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className="mx-auto max-w-prose px-5 py-24">
      <ErrorState title="Something went wrong on this page" onRetry={() => location.reload()}>
        Nothing you entered elsewhere is lost. Try again, or go back to the home page.
      </ErrorState>
      <Button asChild variant="quiet" className="mt-4">
        <a href="/">Return to Home</a>
      </Button>
    </div>
  );
}
