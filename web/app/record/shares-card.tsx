import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordShare } from '#domain/records/schema.ts';
import { request } from '../../browser/api.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';
import { formatAgo, formatDay } from '../format-date.ts';
import { ConfirmButton } from '../settings/confirm-button.tsx';
import { SettingsPart } from '../settings/settings-part.tsx';
import { ShownSecret } from '../settings/shown-secret.tsx';
import { ShareForm } from './share-form.tsx';

const states = {
  open: { tone: 'good', text: 'Works' },
  expired: { tone: 'neutral', text: 'Expired' },
  revoked: { tone: 'neutral', text: 'Revoked' },
} as const;

type SharesCardProps = { podcastId: string; shares: RecordShare[] };

/** Private links to the record. */
export function SharesCard({ podcastId, shares }: SharesCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [link, setLink] = useState<string>();
  return (
    <SettingsPart
      title="Private links"
      explanation={
        <p>
          Anyone with a link can read and download this record until it expires. It won’t show up in search
          engines. You can revoke a link at any time.
        </p>
      }
    >
      {link && <ShownSecret title="Your private link" secret={link} onDone={() => setLink(undefined)} />}
      {shares.length === 0 && !link && <p className="text-ink-soft">No private links yet.</p>}
      {shares.length > 0 && (
        <ul aria-label="Private links" className="w-full divide-y divide-rule">
          {shares.map((share) => (
            <ShareRow key={share.id} podcastId={podcastId} share={share} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <ShareForm
          podcastId={podcastId}
          onCreated={(url) => {
            setLink(url);
            setIsOpen(false);
          }}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Create a private link
        </Button>
      )}
    </SettingsPart>
  );
}

function ShareRow({ podcastId, share }: { podcastId: string; share: RecordShare }) {
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () =>
      request('DELETE /api/podcasts/:podcastId/record/shares/:shareId', { podcastId, shareId: share.id }),
    onSuccess: () => notify.success(`The link for “${share.label}” no longer works.`),
    onError: (error) => notify.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['record', podcastId] }),
  });
  const { tone, text } = states[share.state];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0">
      <div className="flex min-w-48 flex-1 flex-col gap-1">
        <p className="wrap-anywhere font-semibold">
          {share.label} <Badge tone={tone}>{text}</Badge>
        </p>
        <p className="text-ink-soft text-sm">
          Created {formatDay(share.createdAt)} · until {formatDay(share.expiresAt)} ·{' '}
          {share.lastOpenedAt ? `last opened ${formatAgo(share.lastOpenedAt)}` : 'never opened'}
        </p>
      </div>
      {share.state === 'open' && (
        <ConfirmButton
          label={`Revoke the link for ${share.label}`}
          title={`Revoke the link for “${share.label}”?`}
          explanation="It stops working at once. You can’t undo this."
          action="Revoke"
          isBusy={revoke.isPending}
          onConfirm={() => revoke.mutate()}
        >
          Revoke
        </ConfirmButton>
      )}
    </li>
  );
}
