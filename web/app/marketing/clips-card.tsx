import Clapperboard from 'lucide-react/icons/clapperboard';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { clipLengths, clipShapes, clipSizes, cutName } from '#domain/marketing/clips/rules.ts';
import type { ClipView, MarketingKit } from '#domain/marketing/schema.ts';
import { request } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../components/ui/card.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { Segment, SegmentedControl } from '../../components/ui/segmented-control.tsx';
import { fileName } from '../file-name.ts';
import { ShareButton } from '../home/share-button.tsx';
import { CredentialsLine } from './credentials-line.tsx';
import { useKitChange } from './use-kit.ts';

type Shape = ClipView['shape'];

/** The clips in every shape and length, to share; they are made with the kit. */
export function ClipsCard({ kit }: { kit: MarketingKit }) {
  const { podcastId, address, clips, canMakeClips } = kit;
  const [shape, setShape] = useState<Shape>('vertical');
  const [seconds, setSeconds] = useState<number>(clipLengths[0]);
  const clip = clips.find((one) => one.shape === shape && one.seconds === seconds);
  const make = useKitChange(
    podcastId,
    () => request('POST /api/marketing/:podcastId/clips', { podcastId }),
    'We couldn’t start your clips',
  );
  const isMaking = clips.some(({ state }) => state === 'waiting');
  const { width, height, use } = clipSizes[shape];
  return (
    <Card aria-labelledby="clips-title">
      <CardHeader>
        <h2 id="clips-title" className="text-2xl">
          Video clips
        </h2>
        <CardDescription>Your photos with captions and the hosts’ best lines, ready to post.</CardDescription>
      </CardHeader>
      {clips.length > 0 && (
        <>
          <div className="flex flex-wrap gap-3">
            <SegmentedControl
              aria-label="Clip format"
              value={shape}
              onValueChange={(value) => setShape(value as Shape)}
            >
              {clipShapes.map((value) => (
                <Segment key={value} value={value}>
                  {clipSizes[value].name}
                </Segment>
              ))}
            </SegmentedControl>
            <SegmentedControl
              aria-label="Clip length"
              value={String(seconds)}
              onValueChange={(value) => setSeconds(Number(value))}
            >
              {clipLengths.map((value) => (
                <Segment key={value} value={String(value)}>
                  {value} sec
                </Segment>
              ))}
            </SegmentedControl>
          </div>
          <p className="text-ink-soft text-sm">
            For {use}. {width} × {height}.
          </p>
        </>
      )}
      <ShownClip clip={clip} />
      <CredentialsLine kit={kit} url={clip?.file?.url} />
      <CardFooter>
        {clip?.file && (
          <>
            <ShareButton
              size="sm"
              variant="primary"
              title={address}
              text={clip.file.hook}
              url={kit.pageUrl ?? undefined}
              file={{ url: clip.file.url, name: clipFile(kit, clip), type: 'video/mp4' }}
            >
              Share clip
            </ShareButton>
            <Button asChild size="sm" variant="secondary">
              <a href={clip.file.url} download={clipFile(kit, clip)}>
                <Download aria-hidden="true" /> Download clip
              </a>
            </Button>
          </>
        )}
        {canMakeClips && (
          <Button
            size="sm"
            variant={clips.length > 0 ? 'quiet' : 'primary'}
            disabled={isMaking}
            loading={make.isPending}
            onClick={() => make.mutate(undefined)}
          >
            <Clapperboard aria-hidden="true" /> {clips.length > 0 ? 'Make new clips' : 'Make the clips'}
          </Button>
        )}
      </CardFooter>
    </Card>
  );
}

function ShownClip({ clip }: { clip: ClipView | undefined }) {
  if (!clip) return null;
  return (
    <>
      {clip.state === 'failed' && (
        <Alert tone="bad">
          {clip.file ? 'We couldn’t make a newer clip. This is the last one.' : 'We couldn’t make this clip.'}
        </Alert>
      )}
      {clip.state === 'waiting' && (
        <Progress
          label={clip.file ? 'Making a newer clip…' : 'Making this clip. It usually takes a few minutes…'}
        />
      )}
      {clip.file && (
        // biome-ignore lint/a11y/useMediaCaption: the captions are part of the picture
        <video
          key={clip.file.url}
          controls
          playsInline
          preload="metadata"
          src={`${clip.file.url}#t=0.5`}
          aria-label={`Clip: ${clip.file.hook}`}
          width={clipSizes[clip.shape].width}
          height={clipSizes[clip.shape].height}
          className="h-auto max-h-[32rem] w-auto max-w-full self-start rounded-lg border border-rule bg-sunken"
        />
      )}
    </>
  );
}

function clipFile({ address }: MarketingKit, clip: ClipView): string {
  return fileName(address, `${cutName(clip)}-clip.mp4`);
}
