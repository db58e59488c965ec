import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect } from 'react';
import { Button } from '../components/ui/button.tsx';
import { notify } from '../components/ui/notify.ts';

type HearButtonProps = {
  hear: { mutate: () => void; isPending: boolean; error: Error | null };
  isDisabled?: boolean;
  className?: string;
};

/** Plays something in a host's voice. */
export function HearButton({ hear, isDisabled = false, className }: HearButtonProps) {
  const { mutate, isPending, error } = hear;
  useEffect(() => {
    if (error) notify.error('We couldn’t play this', { description: error.message, id: 'hear' });
  }, [error]);
  return (
    <Button
      variant="secondary"
      type="button"
      disabled={isDisabled}
      loading={isPending}
      loadingLabel="Speaking…"
      onClick={() => mutate()}
      className={className}
    >
      <Volume2 aria-hidden="true" /> Hear it
    </Button>
  );
}
