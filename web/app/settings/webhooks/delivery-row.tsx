import type { DeliveryView } from '#domain/webhooks/schema.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatAgo } from '../../format-date.ts';

const states = {
  pending: { tone: 'info', text: 'Waiting' },
  delivered: { tone: 'good', text: 'Delivered' },
  failed: { tone: 'bad', text: 'Failed' },
} as const;

type DeliveryRowProps = { delivery: DeliveryView; isBusy: boolean; onReplay: (() => void) | undefined };

export function DeliveryRow({ delivery, isBusy, onReplay }: DeliveryRowProps) {
  const { tone, text } = states[delivery.status];
  return (
    <li className="p-3">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-sm">
          <Badge tone={tone}>{text}</Badge>
          <span className="break-all font-medium text-sm">{delivery.type}</span>
          <span className="text-ink-soft text-sm">{formatAgo(delivery.createdAt)}</span>
        </summary>
        <div className="mt-3 flex flex-col items-start gap-3 text-sm">
          <p className="break-all text-ink-soft">ID {delivery.eventId}</p>
          <Body label="Sent" text={pretty(delivery.body)} />
          {delivery.attempts.map((attempt) => (
            <Body
              key={attempt.at}
              label={`${attempt.error ?? `Answered ${attempt.status}`} · ${formatAgo(attempt.at)} · ${attempt.durationMs} ms`}
              text={attempt.responseBody}
            />
          ))}
          {onReplay && (
            <Button variant="secondary" size="sm" loading={isBusy} onClick={onReplay}>
              Send again
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

function Body({ label, text }: { label: string; text: string }) {
  return (
    <div className="w-full">
      <p className="font-medium">{label}</p>
      {text && (
        <pre className="mt-1 max-h-64 overflow-auto whitespace-pre-wrap break-all rounded-sm bg-sunken p-3 text-xs">
          {text}
        </pre>
      )}
    </div>
  );
}

function pretty(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
