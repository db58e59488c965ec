import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';
import { Progress } from '../../../components/ui/progress.tsx';
import { AudioButton } from '../audio-button.tsx';
import { ActionText } from '../data-table.tsx';
import { useAudioUpload } from '../use-audio-upload.ts';

/** Replaces the audio file on the page and in the customer's download. */
export function ReUpload({ order, whose }: { order: AdminPodcast; whose: string }) {
  const { take, sentPercent, isUploading, isDone } = useAudioUpload(order.id, {
    title: 'Podcast updated successfully',
  });
  if (isDone) return <Progress label="Updated" value={100} className="w-36" />;
  if (isUploading) return <Progress label="Updating..." value={sentPercent} className="w-36" />;
  return (
    <AudioButton label={`Re-upload audio ${whose}`} onFile={take}>
      <RefreshCw aria-hidden="true" /> <ActionText>Re-upload</ActionText>
    </AudioButton>
  );
}
