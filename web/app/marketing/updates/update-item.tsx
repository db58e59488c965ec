import Download from 'lucide-react/icons/download';
import { updateNames } from '#domain/production/updates/rules.ts';
import type { UpdateView } from '#domain/production/updates/schema.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import { fileName } from '../../file-name.ts';
import { formatDay } from '../../format-date.ts';
import { ConfirmButton } from '../../settings/confirm-button.tsx';

type UpdateItemProps = {
  update: UpdateView;
  address: string;
  canApprove: boolean;
  isBusy: boolean;
  onShow: (isOnPage: boolean) => void;
  onApprove: () => void;
  onRemove: () => void;
};

/** One update with its recording, and what can be done with it. */
export function UpdateItem({
  update,
  address,
  canApprove,
  isBusy,
  onShow,
  onApprove,
  onRemove,
}: UpdateItemProps) {
  const { state, kind, audioUrl, unbrandedUrl, captionsUrl, isOnPage, createdAt } = update;
  const name = updateNames[kind];
  return (
    <li className="flex flex-col gap-3 border-rule border-t pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans font-semibold text-base">{name}</h3>
        <span className="text-ink-soft text-sm">{formatDay(createdAt)}</span>
        {state === 'ready' && (
          <Badge tone={isOnPage ? 'good' : 'neutral'}>{isOnPage ? 'Live' : 'Hidden'}</Badge>
        )}
      </div>
      <UpdateState update={update} />
      {audioUrl && (
        // biome-ignore lint/a11y/useMediaCaption: the words are shown below it
        <audio controls preload="none" src={audioUrl} aria-label={`Update: ${name}`} className="w-full" />
      )}
      <details className="text-sm">
        <summary className="cursor-pointer text-ink-soft">Read the transcript</summary>
        <Words words={update.words} />
      </details>
      <div className="flex flex-wrap gap-2">
        {audioUrl && <FileLink url={audioUrl} name={fileName(address, `${kind}.mp3`)} label="Download" />}
        {unbrandedUrl && (
          <FileLink url={unbrandedUrl} name={fileName(address, `${kind}-unbranded.mp3`)} label="Unbranded" />
        )}
        {captionsUrl && (
          <FileLink url={captionsUrl} name={fileName(address, `${kind}.vtt`)} label="Captions" />
        )}
        {state === 'ready' && (
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => onShow(!isOnPage)}>
            {isOnPage ? 'Hide from page' : 'Show on page'}
          </Button>
        )}
        {state === 'in_review' && canApprove && (
          <Button size="sm" variant="primary" disabled={isBusy} onClick={onApprove}>
            Approve and publish
          </Button>
        )}
        <ConfirmButton
          size="sm"
          label={`Delete the update: ${name}`}
          title="Delete this update?"
          explanation="The recording is removed from the page and deleted. It still counts toward this month."
          action="Delete"
          isBusy={isBusy}
          onConfirm={onRemove}
        >
          Delete
        </ConfirmButton>
      </div>
    </li>
  );
}

function UpdateState({ update: { state, doneParts, totalParts, reason } }: { update: UpdateView }) {
  if (state === 'waiting') {
    const value = totalParts > 0 ? (100 * doneParts) / (totalParts + 1) : 0;
    return <Progress label="Recording… It usually takes about a minute." value={value} />;
  }
  if (state === 'in_review')
    return (
      <Alert tone="info">Someone on our team listens to this recording before it’s published. {reason}</Alert>
    );
  return state === 'failed' ? <Alert tone="bad">{reason}</Alert> : null;
}

export function Words({ words }: Pick<UpdateView, 'words'>) {
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {words.map(({ speaker, text }) => (
        <li key={`${speaker} ${text}`}>
          <b className="font-semibold">{speaker}:</b> {text}
        </li>
      ))}
    </ul>
  );
}

function FileLink({ url, name, label }: { url: string; name: string; label: string }) {
  return (
    <Button asChild size="sm" variant="secondary">
      <a href={url} download={name}>
        <Download aria-hidden="true" /> {label}
      </a>
    </Button>
  );
}
