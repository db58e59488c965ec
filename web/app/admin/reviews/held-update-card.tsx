import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { UPDATE_TO_HEAR, updateNames } from '#domain/production/updates/rules.ts';
import type { DecideUpdate, HeldUpdateView } from '#domain/production/updates/schema.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { KeyValue, KeyValueList } from '../../../components/ui/key-value-list.tsx';
import { formatAgo } from '../../format-date.ts';
import { Words } from '../../marketing/updates/update-item.tsx';
import { ConfirmButton } from '../../settings/confirm-button.tsx';
import { describeNews } from './inbox-item.ts';

type HeldUpdateCardProps = {
  update: HeldUpdateView;
  homeLink: ReactNode;
  isBusy: boolean;
  onDecide: (decision: DecideUpdate['decision']) => void;
};

export function HeldUpdateCard({ update, homeLink, isBusy, onDecide }: HeldUpdateCardProps) {
  const { home, kind, reason, openedAt, audioUrl, words, isStillTrue } = update;
  const state = describeNews(update);
  return (
    <Card aria-label={UPDATE_TO_HEAR}>
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-2xl">{UPDATE_TO_HEAR}</h2>
          <Badge tone={state.tone}>{state.label}</Badge>
        </div>
        <p className="break-words text-lg">{home}</p>
      </header>
      <KeyValueList>
        <KeyValue name="News">{updateNames[kind]}</KeyValue>
        <KeyValue name="Reason">{reason}</KeyValue>
        <KeyValue name="Recorded">{formatAgo(openedAt)}</KeyValue>
        <KeyValue name="Home">{homeLink}</KeyValue>
      </KeyValueList>
      {!isStillTrue && (
        <Alert tone="info">
          The listing has changed since. This update won’t show, even if you publish it.
        </Alert>
      )}
      {audioUrl && (
        // biome-ignore lint/a11y/useMediaCaption: the words are shown below it
        <audio controls preload="none" src={audioUrl} aria-label={UPDATE_TO_HEAR} className="w-full" />
      )}
      <div className="text-sm">
        <Words words={words} />
      </div>
      <div className="flex flex-wrap gap-2 border-rule border-t pt-4">
        <Button disabled={isBusy} onClick={() => onDecide('approve')}>
          <Check aria-hidden="true" /> Approve and publish
        </Button>
        <ConfirmButton
          size="md"
          label="Discard this update"
          title="Discard this update?"
          explanation="The recording is deleted. The agent sees that we didn’t publish it, and can record it again."
          action="Discard"
          isBusy={isBusy}
          onConfirm={() => onDecide('drop')}
        >
          Discard
        </ConfirmButton>
      </div>
    </Card>
  );
}
