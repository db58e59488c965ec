export type ShareButtonsProps = { copied: string; shared: string; title: string; className: string };

type ShareLookProps = {
  className: string;
  label: string;
  onCopy?: () => void;
  /** Missing if the device has no share sheet. */
  onShare?: (() => void) | undefined;
};

export const COPY_LINK = 'Copy link';

export function RestingShareButtons({ className }: ShareButtonsProps) {
  return <ShareLook className={className} label={COPY_LINK} />;
}

/** How the buttons look, without hooks. */
export function ShareLook({ className, label, onCopy, onShare }: ShareLookProps) {
  return (
    <>
      <button type="button" className={className} onClick={onCopy} aria-live="polite">
        {label}
      </button>
      {onShare && (
        <button type="button" className={className} onClick={onShare}>
          More ways
        </button>
      )}
    </>
  );
}
