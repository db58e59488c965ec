import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { Button } from './button.tsx';
import { pageWindow } from './page-window.ts';

type PaginationProps = ComponentProps<'nav'> & {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
};

export function Pagination({ page, pageCount, onPage, className, ...props }: PaginationProps) {
  return (
    <nav
      data-slot="pagination"
      aria-label="Pages"
      className={cn('flex items-center gap-1 tabular-nums', className)}
      {...props}
    >
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft />
      </Button>
      <span className="px-2 text-ink-soft text-sm sm:hidden">
        Page {page} of {pageCount}
      </span>
      <ul className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pageCount).map((number, place) => (
          <li key={number ?? `gap-${place}`}>
            {number === null ? (
              <span aria-hidden="true" className="inline-block w-9 text-center text-ink-soft">
                …
              </span>
            ) : (
              <Button
                variant="quiet"
                size="icon-sm"
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
                className="aria-[current=page]:border-ink aria-[current=page]:bg-raised forced-colors:aria-[current=page]:bg-[Highlight] forced-colors:aria-[current=page]:text-[HighlightText] forced-colors:aria-[current=page]:forced-color-adjust-none"
              >
                {number}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label="Next page"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight />
      </Button>
    </nav>
  );
}
