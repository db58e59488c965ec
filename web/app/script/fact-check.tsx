import { useQuery } from '@tanstack/react-query';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { useRef, useState } from 'react';
import { request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../../components/ui/dialog.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { SandboxedHtml } from '../sandboxed-html.tsx';

/** Every claim in the episode with its source, to read and print. */
export function FactCheck({ podcastId }: { podcastId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const report = useQuery({
    queryKey: ['fact-check', podcastId],
    queryFn: () => request('GET /api/podcasts/:podcastId/fact-check', { podcastId }),
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" className="self-start">
          <ClipboardCheck aria-hidden="true" /> Fact-check report
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-4xl" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Fact-check report</DialogTitle>
        </DialogHeader>
        {report.isError && (
          <ErrorState title="We couldn’t load the report" onRetry={() => void report.refetch()}>
            {report.error.message}
          </ErrorState>
        )}
        {report.isPending && <Skeleton className="h-96" />}
        {report.data && (
          <SandboxedHtml
            ref={frame}
            title="What the episode states and where it was found"
            // Sandboxed: nothing in it runs, but the page can print it.
            sandbox="allow-same-origin allow-modals"
            html={report.data.html}
            className="h-[60dvh] w-full rounded-md border border-rule bg-white p-3"
          />
        )}
        <DialogFooter>
          <Button disabled={!report.data} onClick={() => frame.current?.contentWindow?.print()}>
            Print
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
