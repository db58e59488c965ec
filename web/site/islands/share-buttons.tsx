import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';

type ShareButtonsProps = { copied: string; shared: string; title: string };

/** Copies the link, and opens the device's own share sheet where it has one. */
export function ShareButtons({ copied, shared, title }: ShareButtonsProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);

  async function share() {
    // Closing the sheet is no failure.
    await navigator.share({ title, url: shared }).catch(() => {});
  }

  return (
    <>
      <CopyButton text={copied} size="md">
        Copy link
      </CopyButton>
      {canShare && (
        <Button variant="secondary" onClick={share}>
          More ways
        </Button>
      )}
    </>
  );
}
