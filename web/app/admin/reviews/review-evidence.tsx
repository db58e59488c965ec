import { useQuery } from '@tanstack/react-query';
import { type Evidence, type ReviewView, readEvidence } from '#domain/production/run/schema.ts';
import { request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatLength } from '../../format-length.ts';
import { PlayButton } from '../../script/play-button.tsx';
import { scriptKey } from '../../script/script-key.ts';
import { TurnChecks } from '../../script/turn-checks.tsx';

/** Why a person has to decide, next to the turns in question. */
export function ReviewEvidence({ review }: { review: ReviewView }) {
  const { podcastId } = review;
  const evidence = readEvidence(review.evidence);
  const named = new Set(
    [...evidence.unbacked, ...evidence.flagged, ...evidence.turns].map(({ turnId }) => turnId),
  );
  const script = useQuery({
    queryKey: scriptKey(podcastId),
    queryFn: () => request('GET /api/podcasts/:podcastId/script', { podcastId }),
    enabled: named.size > 0,
  });
  const turns = script.data?.turns.filter(({ id }) => named.has(id)) ?? [];
  return (
    <div className="flex flex-col gap-3">
      {sentencesOf(evidence).map((sentence) => (
        <Alert key={sentence} tone="warn" role="note">
          {sentence}
        </Alert>
      ))}
      {script.isLoading && <Skeleton className="h-24" />}
      {script.isError && <Alert tone="warn">The turns could not be loaded. {script.error.message}</Alert>}
      {turns.length > 0 && (
        <ul aria-label="Turns in doubt" className="flex flex-col gap-3">
          {turns.map((turn, at) => (
            <li key={turn.id} className="grid gap-3 rounded-md border border-rule p-3 lg:grid-cols-2">
              <div className="flex min-w-0 items-start gap-2">
                {turn.audioUrl && <PlayButton url={turn.audioUrl} label={`the turn in doubt ${at + 1}`} />}
                <blockquote className="min-w-0 break-words">{turn.text}</blockquote>
              </div>
              <div className="flex min-w-0 flex-col gap-2">
                <TurnChecks turn={turn} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The evidence in plain words. */
function sentencesOf(evidence: Evidence): string[] {
  const { problems, message, unreadable, service, voice, words, wordErrors, facts, seconds } = evidence;
  const misheard = [...evidence.wrongNumbers, ...evidence.wrongStreets];
  return [
    ...problems.map((problem) => problem.message),
    ...(unreadable ? [`The listing’s page could not be read: ${unreadable}`] : []),
    ...(message ? [service ? `${service}: ${message}` : message] : []),
    ...(facts !== undefined && seconds !== undefined
      ? [`${facts} facts are known; they carry about ${formatLength(seconds)} of talk.`]
      : []),
    ...(words !== undefined && wordErrors !== undefined
      ? [`${wordErrors} of ${words} words were heard differently.`]
      : []),
    ...misheard.map(({ expected, heard }) => `The script says “${expected}”, heard was “${heard}”.`),
    ...(voice
      ? [`Recorded with the voices “${voice}”. Please hear the episode before it is delivered.`]
      : []),
  ];
}
