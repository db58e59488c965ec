import Pencil from 'lucide-react/icons/pencil';
import { Button } from '../../components/ui/button.tsx';

type EditButtonProps = { what: string; isOpen: boolean; onToggle: (isOpen: boolean) => void };

/** Opens the editor of a finished part. */
export function EditButton({ what, isOpen, onToggle }: EditButtonProps) {
  const word = isOpen ? 'Close editor' : 'Edit';
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-expanded={isOpen}
      aria-label={isOpen ? `Close the editor of ${what}` : `Edit ${what}`}
      onClick={() => onToggle(!isOpen)}
    >
      <Pencil aria-hidden="true" /> {word}
    </Button>
  );
}
