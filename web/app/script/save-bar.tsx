import type { ScriptView } from '#domain/production/reviews/schema.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { type DraftTurn, describeSaving } from './draft-turns.ts';

type SaveBarProps = {
  turns: DraftTurn[];
  script: ScriptView;
  isStale: boolean;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

/** Stays visible while there are unsaved changes, and says what saving does. */
export function SaveBar({ turns, script, isStale, isSaving, onSave, onDiscard }: SaveBarProps) {
  const isEmpty = turns.some(({ text }) => text.trim() === '');
  const isBusy = script.state === 'running';
  return (
    <section
      aria-label="Changes"
      className="sticky bottom-3 z-10 flex flex-col gap-3 rounded-lg border border-rule-strong bg-raised p-4 shadow-raised"
    >
      {isStale && (
        <Alert tone="warn">
          The script has changed since you opened it. Discard your changes to see the latest version.
        </Alert>
      )}
      {isBusy && <Alert tone="info">This episode is being made right now. Save when it’s done.</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm" aria-live="polite">
          {isEmpty ? 'A turn is empty. Fill it in, or remove it.' : describeSaving(turns, script.turns)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onDiscard} disabled={isSaving}>
            Discard
          </Button>
          <Button
            onClick={onSave}
            loading={isSaving}
            loadingLabel="Saving…"
            disabled={isStale || isBusy || isEmpty}
          >
            Save and re-record
          </Button>
        </div>
      </div>
    </section>
  );
}
