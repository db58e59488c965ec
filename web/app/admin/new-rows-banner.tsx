import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '../../components/ui/button.tsx';

/** Announces new rows and shows them on request. Its space is reserved, so that the table doesn't move. */
export function NewRowsBanner({ count, what, onShow }: { count: number; what: string; onShow: () => void }) {
  return (
    <div role="status" className="flex min-h-9 items-center max-sm:empty:hidden">
      {count > 0 && (
        <Button variant="secondary" size="sm" onClick={onShow}>
          <ArrowUp aria-hidden="true" /> Show {count} new {count === 1 ? what : `${what}s`}
        </Button>
      )}
    </div>
  );
}
