import { useState } from 'react';
import { limits, postLength } from '#domain/marketing/length/rules.ts';
import { type Network, networkNames, postNames } from '#domain/marketing/rules.ts';
import type { EditPart, MarketingKit } from '#domain/marketing/schema.ts';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Meter } from '../../../components/ui/meter.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Segment, SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { fileName } from '../../file-name.ts';
import { ShareButton } from '../../home/share-button.tsx';
import { CopyItem } from '../copy-item.tsx';
import { EditButton } from '../edit-button.tsx';
import { PartNotices } from '../part-notices.tsx';
import { StaleNotice } from '../stale-notice.tsx';
import { useDraft } from '../use-draft.ts';
import { useKitChange } from '../use-kit.ts';
import { PostPreview } from './post-preview.tsx';

/** Hints for networks that need more than text. */
const hints: Partial<Record<Network, string>> = {
  tiktok: 'Post it with the vertical clip, and put the link in your bio.',
  google: 'On Google, choose Add update (Add event for an open house) and set the button to Learn more.',
  sms: 'Text only people who agreed to hear from you. Every message says how to opt out.',
};

/** The file to share with the text: a clip on TikTok, a picture elsewhere, nothing in a text message. */
function sharedFile({ parts, clips, address }: MarketingKit, network: Network) {
  if (network === 'sms') return null;
  const clip = network === 'tiktok' && clips.find(({ shape, file }) => shape === 'vertical' && file)?.file;
  if (clip) return { url: clip.url, name: fileName(address, 'clip.mp4'), type: 'video/mp4' as const };
  const images = parts.image?.content.images;
  const picture =
    network === 'tiktok' ? images?.story : network === 'instagram' ? images?.portrait : images?.square;
  return picture
    ? { url: picture.url, name: fileName(address, 'post.jpg'), type: 'image/jpeg' as const }
    : null;
}

type Props = { kit: MarketingKit; network: Network; isWriting: boolean; onRewrite: () => void };

/** One network's post as people will see it, to copy; editing comes second. */
export function PostEditor({ kit, network, isWriting, onRewrite }: Props) {
  const { podcastId } = kit;
  const part = kit.parts[network];
  const name = postNames[network];
  // "Copy post", "Copy caption", "Copy message".
  const noun = name.slice(name.lastIndexOf(' ') + 1);
  const draft = useDraft(podcastId, network, {
    version: part?.version ?? 0,
    text: part?.content.text ?? '',
  });
  const [isOpen, setIsOpen] = useState(draft.isDirty);
  const save = useKitChange(
    podcastId,
    (edit: Pick<EditPart, 'text' | 'variant'>) =>
      request('PATCH /api/marketing/:podcastId/parts/:part', {
        podcastId,
        part: network,
        seenVersion: draft.seenVersion,
        ...edit,
      }),
    `Your ${noun} was not saved`,
  );
  if (!part) {
    return (
      <Button size="sm" loading={isWriting} onClick={onRewrite}>
        Generate the {name}
      </Button>
    );
  }
  const { variants, chosen, text: stored } = part.content;
  const isVariant = variants[chosen] === stored;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <PartNotices podcastId={podcastId} name={network} part={part} preview={part.offered?.content.text} />
      <StaleNotice draft={draft} />
      <PostPreview kit={kit} network={network} text={draft.text} />
      {hints[network] && <p className="text-ink-soft text-sm">{hints[network]}</p>}
      <div className="flex flex-wrap gap-2">
        <CopyItem item={name} text={draft.text} variant="primary">
          {`Copy ${noun}`}
        </CopyItem>
        <ShareButton size="sm" title={kit.address} text={draft.text} file={sharedFile(kit, network)} />
        <EditButton what={`the ${name}`} isOpen={isOpen} onToggle={setIsOpen} />
        <Button size="sm" variant="quiet" loading={isWriting} onClick={onRewrite}>
          Regenerate
        </Button>
      </div>
      {isOpen && (
        <div className="flex min-w-0 flex-col gap-4">
          <SegmentedControl
            aria-label={`Variants for ${networkNames[network]}`}
            value={isVariant ? String(chosen) : ''}
            onValueChange={(value) => {
              draft.forget();
              save.mutate({ variant: Number(value) });
            }}
            className="self-start"
          >
            {variants.map((variant, index) => (
              <Segment key={variant} value={String(index)} disabled={save.isPending || draft.isDirty}>
                Variant {index + 1}
              </Segment>
            ))}
          </SegmentedControl>
          <Field label={name} error={save.error?.message}>
            <Textarea value={draft.text} rows={9} onChange={(event) => draft.type(event.target.value)} />
          </Field>
          <Meter
            label={`Length of the ${name}`}
            count={postLength(network, draft.text)}
            limit={limits[network].max}
          />
          {network === 'sms' && postLength(network, draft.text) > limits.sms.ideal && (
            <p className="text-ink-soft text-sm">Carriers count this as two messages.</p>
          )}
          {draft.isDirty && (
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                loading={save.isPending}
                onClick={() =>
                  save.mutate(
                    { text: draft.text },
                    {
                      onSuccess: () => {
                        draft.forget();
                        notify.success('Saved');
                      },
                    },
                  )
                }
              >
                Save {noun}
              </Button>
              <Button size="sm" variant="quiet" onClick={draft.forget}>
                Discard
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
