import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '../../components/ui/button.tsx';

/** Says that rows are waiting, and shows them when asked. Its place is kept, so that the table does not move. */
export function NewRowsBanner({ held, what, onShow }: { held: number; what: string; onShow: () => void }) {
  return (
    <div role="status" className="flex min-h-9 items-center max-sm:empty:hidden">
      {held > 0 && (
        <Button variant="secondary" size="sm" onClick={onShow}>
          <ArrowUp aria-hidden="true" /> Show {held} new {held === 1 ? what : `${what}s`}
        </Button>
      )}
    </div>
  );
}
