import { useQuery } from '@tanstack/react-query';
import { request } from '../../browser/api.ts';
import { ChangedFacts } from '../script/changed-facts.tsx';
import { useLiveProduction } from '../script/use-live-production.ts';

/** The kit follows its listing by itself; the episode does when its owner asks for it. */
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
