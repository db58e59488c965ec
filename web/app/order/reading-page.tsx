import { Skeleton } from '../../components/ui/skeleton.tsx';

export function ReadingPage() {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft text-sm">
      <Skeleton className="size-10 shrink-0" />
      Reading the page… You don’t have to wait for it.
    </p>
  );
}
