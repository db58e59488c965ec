import { useEffect, useState } from 'react';
import { COPY_LINK, type ShareButtonsProps, ShareLook } from '../listing/share-look.tsx';

const SHOWN_MS = 2000;

/**
 * Copies the link, or opens the device's share sheet if it has one. Plain buttons: their styles come with the
 * page.
 */
export function ShareButtons({ copied, shared, title, className }: ShareButtonsProps) {
  const [canShare, setCanShare] = useState(false);
  const [label, setLabel] = useState(COPY_LINK);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  useEffect(() => {
    if (label === COPY_LINK) return;
    const timer = setTimeout(() => setLabel(COPY_LINK), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [label]);

  function copy() {
    navigator.clipboard.writeText(copied).then(
      () => setLabel('Copied'),
      () => setLabel('Could not copy'),
    );
  }

  function share() {
    // Closing the sheet isn't a failure.
    navigator.share({ title, url: shared }).catch(() => {});
  }

  return (
    <ShareLook className={className} label={label} onCopy={copy} onShare={canShare ? share : undefined} />
  );
}
