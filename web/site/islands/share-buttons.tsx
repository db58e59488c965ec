import { useEffect, useState } from 'react';

type ShareButtonsProps = { copied: string; shared: string; title: string; className: string };

const SHOWN_MS = 2000;

/** Copies the link, and opens the device's own share sheet where it has one. Plain buttons: the look comes with the page. */
export function ShareButtons({ copied, shared, title, className }: ShareButtonsProps) {
  const [canShare, setCanShare] = useState(false);
  const [label, setLabel] = useState('Copy link');
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  useEffect(() => {
    if (label === 'Copy link') return;
    const timer = setTimeout(() => setLabel('Copy link'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [label]);

  function copy() {
    navigator.clipboard.writeText(copied).then(
      () => setLabel('Copied'),
      () => setLabel('Could not copy'),
    );
  }

  function share() {
    // Closing the sheet is no failure.
    navigator.share({ title, url: shared }).catch(() => {});
  }

  return (
    <>
      <button type="button" className={className} onClick={copy} aria-live="polite">
        {label}
      </button>
      {canShare && (
        <button type="button" className={className} onClick={share}>
          More ways
        </button>
      )}
    </>
  );
}
