import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../components/ui/card.tsx';
import { notify } from '../../components/ui/notify.ts';
import { ConfirmButton } from '../settings/confirm-button.tsx';

/** Takes a home offline, and puts it back. */
export function PublishCard({ podcastId }: { podcastId: string }) {
  const queries = useQueryClient();
  const queryKey = ['published', podcastId];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => request('GET /api/podcasts/:podcastId/published', { podcastId }),
  });
  const change = useMutation({
    mutationFn: (isPublished: boolean) =>
      request('POST /api/podcasts/:podcastId/published', { podcastId, isPublished }),
    onSuccess: (answer) => {
      queries.setQueryData(queryKey, answer);
      notify.success(answer.isPublished ? 'This home is online again.' : 'This home is offline.');
    },
    onError: (error) => notify.error(error.message),
  });
  return (
    <Card aria-labelledby="publish-title">
      <CardHeader>
        <h2 id="publish-title" className="text-2xl">
          Unpublish
        </h2>
        <CardDescription>
          Takes the listing page, the player and all files offline within a minute. The episode leaves podcast
          apps, too. You can publish again at any time.
        </CardDescription>
      </CardHeader>
      {isError && (
        <Alert tone="bad">We couldn’t load whether this home is published. Please try again.</Alert>
      )}
      {data && (
        <CardFooter>
          {data.isPublished ? (
            <ConfirmButton
              label="Unpublish this home"
              title="Unpublish this home?"
              explanation="People who open its page or its files see that they’re gone. You can publish it again."
              action="Unpublish"
              isBusy={change.isPending}
              onConfirm={() => change.mutate(false)}
            >
              Unpublish this home
            </ConfirmButton>
          ) : (
            <Button size="sm" loading={change.isPending} onClick={() => change.mutate(true)}>
              Publish again
            </Button>
          )}
        </CardFooter>
      )}
    </Card>
  );
}
