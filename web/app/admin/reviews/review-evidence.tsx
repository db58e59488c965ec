import { useQuery } from '@tanstack/react-query';
import { misheardSentence } from '#domain/production/reviews/rules.ts';
import type { Evidence, ReviewView } from '#domain/production/run/schema.ts';
import { request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatLength } from '../../format-length.ts';
import { PlayButton } from '../../script/play-button.tsx';
import { scriptKey } from '../../script/script-key.ts';
import { TurnChecks } from '../../script/turn-checks.tsx';

/** Why a person has to decide, next to the turns in question. */
export function ReviewEvidence({ review }: { review: ReviewView }) {
  const { podcastId, evidence } = review;
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
      {script.isError && <Alert tone="warn">We couldn’t load the turns. {script.error.message}</Alert>}
      {turns.length > 0 && (
        <ul aria-label="Turns to check" className="flex flex-col gap-3">
          {turns.map((turn, at) => (
            <li key={turn.id} className="grid gap-3 rounded-md border border-rule p-3 lg:grid-cols-2">
              <div className="flex min-w-0 items-start gap-2">
                {turn.audioUrl && <PlayButton url={turn.audioUrl} label={`the turn to check ${at + 1}`} />}
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
    ...(unreadable ? [`We couldn’t read the listing page: ${unreadable}`] : []),
    ...(message ? [service ? `${service}: ${message}` : message] : []),
    ...(facts !== undefined && seconds !== undefined
      ? [`${facts} facts: enough for about ${formatLength(seconds)}.`]
      : []),
    ...(words !== undefined && wordErrors !== undefined
      ? [`${wordErrors} of ${words} words were misheard.`]
      : []),
    ...misheard.map(misheardSentence),
    ...(voice ? [`Recorded with the “${voice}” voices. Please listen before it’s delivered.`] : []),
  ];
}
