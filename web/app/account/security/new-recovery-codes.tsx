import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../../../components/ui/dialog.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { saveFile } from '../../save-file.ts';

type NewRecoveryCodesProps = { hasOldCodes: boolean; onCreated: () => void };

/** Creates ten codes and shows them once: the server keeps no copy that could be read again. */
export function NewRecoveryCodes({ hasOldCodes, onCreated }: NewRecoveryCodesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const create = useMutation({
    mutationFn: () => request('POST /api/recovery-codes', {}),
    onSuccess: onCreated,
  });
  const codes = create.data?.codes;

  function show(open: boolean) {
    setIsOpen(open);
    if (open) create.reset();
  }

  return (
    <Dialog open={isOpen} onOpenChange={show}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          {hasOldCodes ? 'Get new codes' : 'Get recovery codes'}
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-lg">
        <DialogHeader>
          <DialogTitle>{codes ? 'Save your recovery codes' : 'Recovery codes'}</DialogTitle>
          <DialogDescription>
            {codes
              ? 'This is the only time we show them. Keep them somewhere safe, such as a password manager or a printed page.'
              : 'You get ten codes. Each one works once, in place of the code from your app or phone.'}
          </DialogDescription>
        </DialogHeader>
        {!codes && hasOldCodes && <Alert tone="warn">Your old codes will stop working.</Alert>}
        {create.isError && <Alert tone="bad">{create.error.message}</Alert>}
        {codes ? (
          <CodeList codes={codes} onDone={() => show(false)} />
        ) : (
          <Button
            size="lg"
            loading={create.isPending}
            loadingLabel="One moment…"
            onClick={() => create.mutate()}
          >
            Show my codes
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}

function CodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n');
  const page = `Hearthcast recovery codes\nEach code works once.\n\n${text}\n`;
  return (
    <>
      <ol
        aria-label="Your recovery codes"
        className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-md bg-sunken p-4 min-[22rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="text-center">
            <code className="whitespace-nowrap text-base tabular-nums tracking-wide">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} onFailed={() => notify.error('We couldn’t copy the codes.')}>
          Copy codes
        </CopyButton>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveFile('hearthcast-recovery-codes.txt', new Blob([page], { type: 'text/plain' }))}
        >
          <Download aria-hidden="true" /> Download
        </Button>
      </div>
      <DialogFooter>
        <Button size="lg" onClick={onDone}>
          I’ve saved them
        </Button>
      </DialogFooter>
    </>
  );
}
