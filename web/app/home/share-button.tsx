import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';

type ShareButtonProps = {
  title: string;
  text: string;
  url?: string | undefined;
  /** Shared along with the link, if the phone accepts files. */
  file: { url: string; name: string; type: 'image/jpeg' | 'video/mp4' | 'application/pdf' } | null;
  variant?: 'primary' | 'secondary';
  size?: 'sm' | 'md';
  children?: string;
};

/** Opens the phone's own share sheet; renders nothing if there isn't one. */
export function ShareButton({
  title,
  text,
  url,
  file,
  variant = 'secondary',
  size = 'md',
  children = 'Share',
}: ShareButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (!('share' in navigator)) return null;

  async function share() {
    setIsBusy(true);
    try {
      const words = { title, text, ...(url ? { url } : {}) };
      const files = file ? await readFile(file) : [];
      const withFiles = { ...words, files };
      await navigator.share(files.length > 0 && navigator.canShare?.(withFiles) ? withFiles : words);
    } catch (error) {
      // Closing the sheet isn't an error.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        notify.error('Your browser could not share this. Copy or download it instead.');
    }
    setIsBusy(false);
  }

  return (
    <Button variant={variant} size={size} loading={isBusy} onClick={() => void share()}>
      <Share2 aria-hidden="true" /> {children}
    </Button>
  );
}

async function readFile({ url, name, type }: NonNullable<ShareButtonProps['file']>): Promise<File[]> {
  try {
    const answer = await fetch(url);
    return answer.ok ? [new File([await answer.blob()], name, { type })] : [];
  } catch {
    return [];
  }
}
