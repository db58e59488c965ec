import { useState } from 'react';
import { limits, postLength } from '#domain/marketing/length/rules.ts';
import { type Network, networkNames } from '#domain/marketing/rules.ts';
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

type Props = { kit: MarketingKit; network: Network; isWriting: boolean; onRewrite: () => void };

/** One network's post as people will see it, to copy; editing comes second. */
export function PostEditor({ kit, network, isWriting, onRewrite }: Props) {
  const { podcastId } = kit;
  const part = kit.parts[network];
  const name = networkNames[network];
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
    'Your post was not saved',
  );
  if (!part) {
    return (
      <Button size="sm" loading={isWriting} onClick={onRewrite}>
        Generate the {name} post
      </Button>
    );
  }
  const { variants, chosen, text: stored } = part.content;
  const images = kit.parts.image?.content.images;
  const picture = network === 'instagram' ? images?.portrait : images?.square;
  const isVariant = variants[chosen] === stored;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <PartNotices podcastId={podcastId} name={network} part={part} preview={part.offered?.content.text} />
      <StaleNotice draft={draft} />
      <PostPreview kit={kit} network={network} text={draft.text} />
      <div className="flex flex-wrap gap-2">
        <CopyItem item={`${name} post`} text={draft.text} variant="primary">
          Copy post
        </CopyItem>
        <ShareButton
          size="sm"
          title={kit.address}
          text={draft.text}
          file={
            picture ? { url: picture.url, name: fileName(kit.address, 'post.jpg'), type: 'image/jpeg' } : null
          }
        />
        <EditButton what={`the ${name} post`} isOpen={isOpen} onToggle={setIsOpen} />
        <Button size="sm" variant="quiet" loading={isWriting} onClick={onRewrite}>
          Regenerate
        </Button>
      </div>
      {isOpen && (
        <div className="flex min-w-0 flex-col gap-4">
          <SegmentedControl
            aria-label={`Variants for ${name}`}
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
          <Field label={`${name} post`} error={save.error?.message}>
            <Textarea value={draft.text} rows={9} onChange={(event) => draft.type(event.target.value)} />
          </Field>
          <Meter
            label={`Length of the ${name} post`}
            count={postLength(network, draft.text)}
            limit={limits[network].max}
          />
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
                Save post
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
