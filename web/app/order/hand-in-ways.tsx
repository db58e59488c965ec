import { Button } from '../../components/ui/button.tsx';
import type { UploadPageWay } from './upload-page-dialog.tsx';

/** The ways to submit a page that we can't open. */
export function HandInWays({ onHandIn }: { onHandIn: (way: UploadPageWay) => void }) {
  return (
    <span className="mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => onHandIn('paste')}>
        Paste the page
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onHandIn('upload')}>
        Upload the saved page
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onHandIn('bookmarklet')}>
        Use a bookmark
      </Button>
    </span>
  );
}
