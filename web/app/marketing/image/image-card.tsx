import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { type ImageSize, type ImageStyle, imageSizes, styleNames } from '#domain/marketing/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { invoke } from '../../../browser/api.ts';
import { siteSettings } from '../../../browser/site-settings.ts';
import { cn } from '../../../components/cn.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { Segment, SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import { fileName } from '../../file-name.ts';
import { ShareButton } from '../../home/share-button.tsx';
import { CopyItem } from '../copy-item.tsx';
import { CredentialsLine } from '../credentials-line.tsx';
import type { OccasionChoice } from '../occasion-choice.ts';
import { useKitChange } from '../use-kit.ts';

/** The promotional image in its styles and sizes. */
export function ImageCard({ kit, choice }: { kit: MarketingKit; choice: OccasionChoice }) {
  const { podcastId } = kit;
  const part = kit.parts.image;
  const [style, setStyle] = useState<ImageStyle>(part?.content.style ?? 'evening');
  const [size, setSize] = useState<ImageSize>('square');
  const draw = useKitChange(
    podcastId,
    async (wanted: ImageStyle) => {
      const { address } = kit;
      await invoke('generate-listing-social-image', {
        podcastId,
        address,
        platform: 'promotional',
        style: wanted,
        ...choice,
      });
      return undefined;
    },
    'Failed to generate promotional image',
  );
  const drawn = part?.content.images[size] ?? part?.content.images.square;
  const sizes = (Object.keys(imageSizes) as ImageSize[]).filter((name) => part?.content.images[name]);
  return (
    <Card aria-labelledby="image-title">
      <CardHeader>
        <h2 id="image-title" className="text-2xl">
          Promotional image
        </h2>
        <CardDescription>Your best photo with the facts on it, in every size you need.</CardDescription>
      </CardHeader>
      <SegmentedControl
        aria-label="Image style"
        value={style}
        onValueChange={(value) => {
          setStyle(value as ImageStyle);
          if (part) draw.mutate(value as ImageStyle);
        }}
        className="self-start"
      >
        {Object.entries(styleNames).map(([value, name]) => (
          <Segment key={value} value={value} disabled={draw.isPending}>
            {name}
          </Segment>
        ))}
      </SegmentedControl>
      {style === 'illustrated' && (
        <p className="text-ink-soft text-sm">No photo yet, so this is a drawing. The image says so.</p>
      )}
      {part && drawn && (
        <>
          <Field label="Size" className="max-w-72">
            <NativeSelect value={size} onChange={(event) => setSize(event.target.value as ImageSize)}>
              {sizes.map((value) => (
                <option key={value} value={value}>
                  {imageSizes[value].name}, {imageSizes[value].width} × {imageSizes[value].height}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <img
            src={drawn.url}
            alt={part.content.alt}
            width={drawn.width}
            height={drawn.height}
            className={cn(
              'max-h-[36rem] w-auto max-w-full self-start rounded-lg border border-rule transition-opacity duration-200',
              draw.isPending && 'opacity-40',
            )}
          />
          <p className="text-ink-soft text-sm">
            <span className="font-semibold">Alt text:</span> {part.content.alt}
          </p>
          <CredentialsLine kit={kit} url={drawn.url} />
        </>
      )}
      <CardFooter>
        {part && drawn && (
          <>
            <ShareButton
              size="sm"
              variant="primary"
              title={kit.address}
              text={part.content.alt}
              file={{ url: drawn.url, name: fileName(kit.address, `${size}.jpg`), type: 'image/jpeg' }}
            />
            <Button asChild size="sm" variant="secondary">
              <a href={drawn.url} download={fileName(kit.address, `${size}.jpg`)}>
                <Download aria-hidden="true" /> Download
              </a>
            </Button>
            <CopyItem item="Image link" text={new URL(drawn.url, siteSettings.url).href}>
              Copy link
            </CopyItem>
            <CopyItem item="Alt text" text={part.content.alt}>
              Copy alt text
            </CopyItem>
          </>
        )}
        <Button
          size="sm"
          variant={part ? 'quiet' : 'primary'}
          disabled={kit.occasions.length === 0}
          loading={draw.isPending}
          loadingLabel="Drawing…"
          onClick={() => draw.mutate(style)}
        >
          {part ? 'Regenerate image' : 'Generate image'}
        </Button>
      </CardFooter>
    </Card>
  );
}
