import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';
import { Progress } from '../../../components/ui/progress.tsx';
import { AudioButton } from '../audio-button.tsx';
import { ActionText } from '../data-table.tsx';
import { useAudioUpload } from '../use-audio-upload.ts';
import { AddressDialog } from './address-dialog.tsx';

const STARTED = 20;
const SENT = 50;
const DELIVERED = 100;

/** Uploads audio for an order: started, sent, delivered. */
export function UploadAudio({ order, whose }: { order: AdminPodcast; whose: string }) {
  const [waiting, setWaiting] = useState<File>();
  const { take, sentPercent, isUploading, isDone } = useAudioUpload(order.id, {
    title: 'Podcast uploaded successfully',
    description: 'We told the customer it’s ready.',
  });
  if (isDone) return <Progress label="Delivered" value={DELIVERED} className="w-36" />;
  if (isUploading && sentPercent < 100)
    return <Progress label="Uploading…" value={STARTED} className="w-36" />;
  if (isUploading) return <Progress label="Delivering…" value={SENT} className="w-36" />;
  const unread = order.listing?.status === 'pending' ? order.listing : null;
  const action = order.fileUrl ? 'Replace audio' : 'Upload audio';
  return (
    <>
      <AudioButton label={`${action} ${whose}`} onFile={unread ? setWaiting : take}>
        <Upload aria-hidden="true" />
        <ActionText>{action}</ActionText>
      </AudioButton>
      {unread && (
        <AddressDialog
          listingId={unread.id}
          isOpen={waiting !== undefined}
          onClose={() => setWaiting(undefined)}
          onGiven={() => {
            take(waiting);
            setWaiting(undefined);
          }}
        />
      )}
    </>
  );
}
