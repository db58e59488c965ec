import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import type { PhotoUpload } from './use-photo-uploads.ts';

type UploadListProps = {
  uploads: PhotoUpload[];
  onRetry: (upload: PhotoUpload) => void;
  onForget: (id: string) => void;
};

/** Photos being uploaded, and those that failed. */
export function UploadList({ uploads, onRetry, onForget }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploading photos" className="flex flex-col gap-3">
      {uploads.map((upload) => (
        <li key={upload.id}>
          {upload.problem ? (
            <Alert tone="bad">
              <span className="break-words font-semibold">{upload.name}</span>: {upload.problem}
              <span className="mt-1 flex gap-3">
                {upload.canRetry && (
                  <Button variant="link" size="sm" onClick={() => onRetry(upload)}>
                    Try again
                  </Button>
                )}
                <Button variant="link" size="sm" onClick={() => onForget(upload.id)}>
                  Dismiss
                </Button>
              </span>
            </Alert>
          ) : (
            <Progress label={upload.name} value={upload.percent} />
          )}
        </li>
      ))}
    </ul>
  );
}
