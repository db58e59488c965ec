import Clapperboard from 'lucide-react/icons/clapperboard';
import Download from 'lucide-react/icons/download';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { request } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../components/ui/card.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { fileName } from '../file-name.ts';
import { useKitChange } from './use-kit.ts';

/** The vertical clip. If it can't be created, the card says so. */
export function AudiogramCard({
  kit: { podcastId, address, parts, canMakeClips, hasEpisode },
}: {
  kit: MarketingKit;
}) {
  const content = parts.audiogram?.content;
  const film = content?.film;
  const make = useKitChange(
    podcastId,
    () => request('POST /api/marketing/:podcastId/audiogram', { podcastId }),
    'Failed to make the clip',
  );
  const isMaking = content?.state === 'making';
  return (
    <Card aria-labelledby="clip-title">
      <CardHeader>
        <h2 id="clip-title" className="text-2xl">
          30-second clip
        </h2>
        <CardDescription>
          A vertical film for stories and reels: photo, sound waves and captions.
        </CardDescription>
      </CardHeader>
      {!canMakeClips && <Alert tone="info">Clips are not available on this server.</Alert>}
      {canMakeClips && !hasEpisode && (
        <Alert tone="info">The clip can be made once the episode is ready.</Alert>
      )}
      {content?.state === 'failed' && <Alert tone="bad">The clip could not be made. Please try again.</Alert>}
      {isMaking && <Progress label="Making the clip, which takes a minute or two…" />}
      {film && (
        // biome-ignore lint/a11y/useMediaCaption: the captions are part of the picture
        <video
          controls
          preload="metadata"
          src={film.url}
          aria-label={`Clip: ${film.headline}`}
          className="max-h-[32rem] self-start rounded-lg border border-rule bg-sunken"
        />
      )}
      <CardFooter>
        {film && (
          <Button asChild size="sm" variant="secondary">
            <a href={film.url} download={fileName(address, 'clip.mp4')}>
              <Download aria-hidden="true" /> Download clip
            </a>
          </Button>
        )}
        <Button
          size="sm"
          variant={film ? 'secondary' : 'primary'}
          disabled={!canMakeClips || !hasEpisode || isMaking}
          loading={make.isPending}
          onClick={() => make.mutate(undefined)}
        >
          <Clapperboard aria-hidden="true" /> {film ? 'Make a new clip' : 'Make the clip'}
        </Button>
      </CardFooter>
    </Card>
  );
}
