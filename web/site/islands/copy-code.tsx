import { CopyButton } from '../../components/ui/copy-button.tsx';

/** Copies a block of code. */
export function CopyCode({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton text={text} aria-label={`Copy ${label}`}>
      Copy
    </CopyButton>
  );
}
