import Pencil from 'lucide-react/icons/pencil';
import { Button } from '../../components/ui/button.tsx';

type EditButtonProps = { what: string; isOpen: boolean; onToggle: (isOpen: boolean) => void };

/** Opens the editor of a finished part. */
export function EditButton({ what, isOpen, onToggle }: EditButtonProps) {
  return (
    <Button size="sm" variant="secondary" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      <Pencil aria-hidden="true" />
      <span>
        {isOpen ? 'Close editor' : 'Edit'}
        <span className="sr-only"> {isOpen ? `of ${what}` : what}</span>
      </span>
    </Button>
  );
}
