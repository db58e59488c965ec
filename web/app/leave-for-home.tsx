import { useEffect } from 'react';
import { Button } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';

const LEAVE_AFTER_MS = 3000;

/** Explains why someone can't stay, then redirects to the home page. */
export function LeaveForHome({ heading, reason }: { heading: string; reason: string }) {
  useEffect(() => {
    const timer = setTimeout(() => location.replace('/'), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mx-auto flex max-w-prose flex-col items-start gap-5 px-4 py-16 sm:px-6">
      <h1 className="sr-only">{heading}</h1>
      <ErrorState title={reason}>Taking you to the home page…</ErrorState>
      <Button asChild variant="secondary">
        <a href="/">Return to Home</a>
      </Button>
    </div>
  );
}
