import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../../components/ui/button.tsx';
import type { useCursorPages } from './use-cursor-pages.ts';

type CursorPaginationProps = {
  pages: ReturnType<typeof useCursorPages>;
  nextCursor: string | null | undefined;
  shown: number;
  what: string;
};

/** Previous and next page. There is no page count, because counting the results costs more than showing them. */
export function CursorPagination({ pages, nextCursor, shown, what }: CursorPaginationProps) {
  if (pages.page === 1 && !nextCursor) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-2 text-sm tabular-nums">
      <Button variant="secondary" size="sm" disabled={pages.page === 1} onClick={pages.previous}>
        <ChevronLeft aria-hidden="true" /> Previous
      </Button>
      <span role="status" className="px-2 text-ink-soft">
        Page {pages.page} · {shown} {what}
      </span>
      <Button
        variant="secondary"
        size="sm"
        disabled={!nextCursor}
        onClick={() => nextCursor && pages.next(nextCursor)}
      >
        Next <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
