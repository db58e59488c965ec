import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';

type ShareButtonProps = {
  title: string;
  text: string;
  url: string;
  /** Sent along where the phone takes files. */
  image: { url: string; name: string } | null;
};

/** The phone's own share sheet; nothing where there is none. */
export function ShareButton({ title, text, url, image }: ShareButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (!('share' in navigator)) return null;

  async function share() {
    setIsBusy(true);
    try {
      const files = image ? await readImage(image) : [];
      const withFiles = { title, text, url, files };
      await navigator.share(
        files.length > 0 && navigator.canShare?.(withFiles) ? withFiles : { title, text, url },
      );
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        notify.error('Your browser could not share this. Copy the link instead.');
    }
    setIsBusy(false);
  }

  return (
    <Button variant="secondary" loading={isBusy} onClick={() => void share()}>
      <Share2 aria-hidden="true" /> Share
    </Button>
  );
}

async function readImage({ url, name }: { url: string; name: string }): Promise<File[]> {
  try {
    const answer = await fetch(url);
    return answer.ok ? [new File([await answer.blob()], name, { type: 'image/jpeg' })] : [];
  } catch {
    return [];
  }
}
