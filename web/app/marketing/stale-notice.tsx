import { Alert, AlertDescription, AlertTitle } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import type { useDraft } from './use-draft.ts';

/** Someone else changed the text during editing. */
export function StaleNotice({ draft }: { draft: ReturnType<typeof useDraft> }) {
  if (!draft.isStale) return null;
  return (
    <Alert tone="warn">
      <AlertTitle>There’s a newer version</AlertTitle>
      <AlertDescription>
        What you typed wasn’t saved, but it’s still here. Copy what you need, then open the newer version.
        <span className="mt-3 block">
          <Button size="sm" variant="secondary" onClick={draft.forget}>
            Show the newer version
          </Button>
        </span>
      </AlertDescription>
    </Alert>
  );
}
