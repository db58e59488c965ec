import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Card, CardDescription, CardHeader } from '../../components/ui/card.tsx';
import { Label } from '../../components/ui/label.tsx';
import { notify } from '../../components/ui/notify.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Switch } from '../../components/ui/switch.tsx';

/** Whether buyers' assistants may read this home. */
export function BuyerAssistantsCard({ podcastId }: { podcastId: string }) {
  const queries = useQueryClient();
  const queryKey = ['home-assistants', podcastId];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => request('GET /api/podcasts/:podcastId/assistants', { podcastId }),
  });
  const change = useMutation({
    mutationFn: (isOpen: boolean) =>
      request('PATCH /api/podcasts/:podcastId/assistants', { podcastId, isOpen }),
    onSuccess: (home) => {
      queries.setQueryData(queryKey, home);
      notify.success(
        home.isOpen
          ? 'AI assistants can answer questions about this home.'
          : 'AI assistants can’t see this home.',
      );
    },
    onError: (error) => notify.error(error.message),
  });
  return (
    <Card aria-labelledby="buyer-assistants-title" className="min-w-0 xl:col-span-2">
      <CardHeader>
        <h2 id="buyer-assistants-title" className="text-2xl">
          Show this home to AI assistants
        </h2>
        <CardDescription>
          Some buyers ask an AI assistant instead of searching. When this is on, assistants can answer from
          your listing page and send you the buyer’s questions and contact details as leads.
        </CardDescription>
      </CardHeader>
      {isError ? (
        <Alert tone="bad">We couldn’t load this setting. Please try again.</Alert>
      ) : data ? (
        <div className="flex items-center gap-4">
          <Switch
            id="buyer-assistants"
            checked={change.isPending ? change.variables : data.isOpen}
            disabled={change.isPending || !data.isPublished}
            onCheckedChange={(isOpen) => change.mutate(isOpen)}
          />
          <Label htmlFor="buyer-assistants">
            {data.isPublished
              ? 'AI assistants may answer questions about this home'
              : 'You can turn this on once the listing page is online.'}
          </Label>
        </div>
      ) : (
        <Skeleton className="h-8 w-72 max-w-full" />
      )}
    </Card>
  );
}
