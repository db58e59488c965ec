import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Share2 from 'lucide-react/icons/share-2';
import { type ComponentProps, useId, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { CopyItem } from '../marketing/copy-item.tsx';
import { ShareButton } from './share-button.tsx';

type SharePageProps = { name: string; page: string; file: ComponentProps<typeof ShareButton>['file'] };

/** Shares the listing page: with the phone's own share sheet, or by copy, email and text if the browser has none. */
export function SharePage({ name, page, file }: SharePageProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const text = `Take the audio tour of ${name}.`;
  const said = encodeURIComponent(`${text} ${page}`);
  return (
    <div className="flex w-full flex-col gap-3 rounded-lg border border-rule bg-raised p-4">
      <p className="min-w-0 text-sm">
        <span className="block font-semibold text-base">Your listing page with the episode</span>
        <span className="wrap-anywhere text-ink-soft">{page.replace(/^https?:\/\//, '')}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {'share' in navigator ? (
          <ShareButton title={name} text={text} url={page} file={file} variant="primary" />
        ) : (
          <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            <Share2 aria-hidden="true" /> Share
          </Button>
        )}
        <CopyItem item="Link" text={page} size="md">
          Copy link
        </CopyItem>
      </div>
      <div id={id} className={isOpen ? 'flex flex-wrap gap-3' : 'hidden'}>
        <Button asChild variant="secondary" size="sm">
          <a href={`mailto:?subject=${encodeURIComponent(name)}&body=${said}`}>
            <Mail aria-hidden="true" /> Email it
          </a>
        </Button>
        <Button asChild variant="secondary" size="sm">
          <a href={`sms:?&body=${said}`}>
            <MessageSquare aria-hidden="true" /> Text it
          </a>
        </Button>
      </div>
    </div>
  );
}
