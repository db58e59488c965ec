import { useQuery } from '@tanstack/react-query';
import { request } from '../../browser/api.ts';
import { ChangedFacts } from '../script/changed-facts.tsx';
import { useLiveProduction } from '../script/use-live-production.ts';

/** The kit updates with its listing automatically; the episode only on request. */
export function EpisodeChanges({ podcastId }: { podcastId: string }) {
  useLiveProduction(['episode-changes'], podcastId);
  const changes = useQuery({
    queryKey: ['episode-changes', podcastId],
    queryFn: () => request('GET /api/podcasts/:podcastId/changes', { podcastId }),
  });
  if (!changes.data) return null;
  return (
    <ChangedFacts
      changes={changes.data}
      record={() => request('POST /api/podcasts/:podcastId/changes', { podcastId })}
      onSettled={() => changes.refetch()}
    />
  );
}
