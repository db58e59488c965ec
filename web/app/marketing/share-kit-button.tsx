import { useMutation } from '@tanstack/react-query';
import FolderDown from 'lucide-react/icons/folder-down';
import { request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';

/** Everything in one ZIP file. The link works for 15 minutes. */
export function ShareKitButton({ podcastId }: { podcastId: string }) {
  const link = useMutation({
    mutationFn: () => request('POST /api/marketing/:podcastId/share-kit', { podcastId }),
    onSuccess: ({ url }) => location.assign(new URL(url).pathname + new URL(url).search),
    onError: () => notify.error('Failed to prepare the marketing kit'),
  });
  return (
    <Button
      variant="secondary"
      loading={link.isPending}
      loadingLabel="Preparing…"
      onClick={() => link.mutate()}
    >
      <FolderDown aria-hidden="true" /> Download marketing kit
    </Button>
  );
}
