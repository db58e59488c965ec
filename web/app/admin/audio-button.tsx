import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';

type AudioButtonProps = { label: string; children: ReactNode; onFile: (file: File | undefined) => void };

/** Opens the file picker for audio. `label` names the order. */
export function AudioButton({ label, children, onFile }: AudioButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={label}
        title={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="audio/*"
        hidden
        aria-label={label}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // So that choosing the same file again triggers a change.
          event.target.value = '';
        }}
      />
    </>
  );
}
