import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { loadAuth } from '../../../browser/load-auth.ts';
import { Button } from '../../../components/ui/button.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../../../components/ui/dialog.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { authErrorText } from '../../auth/auth-error-text.ts';
import { CodeForm } from '../../auth/code-form.tsx';
import { FactorNameForm } from './factor-name-form.tsx';
import { freeName } from './free-name.ts';
import { notifyTwoStepOn } from './notify-two-step-on.ts';

type EnrollProps = { takenNames: string[]; onChanged: () => void };
type Begun = { id: string; qrCode: string; secret: string };

/** Name it, scan it, verify it. An unfinished enrollment is removed. */
export function EnrollApp({ takenNames, onChanged }: EnrollProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [begun, setBegun] = useState<Begun>();

  async function begin(name: string): Promise<string | undefined> {
    const auth = await loadAuth();
    const { data, error } = await auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: name,
      issuer: 'Hearthcast',
    });
    if (error) return authErrorText(error);
    setBegun({ id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret });
    return undefined;
  }

  async function close() {
    setIsOpen(false);
    if (begun) await (await loadAuth()).mfa.unenroll({ factorId: begun.id });
    setBegun(undefined);
    onChanged();
  }

  function finish() {
    setBegun(undefined);
    setIsOpen(false);
    notifyTwoStepOn();
    onChanged();
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? setIsOpen(true) : void close())}>
      <DialogTrigger asChild>
        <Button variant="secondary">
          <Plus aria-hidden="true" /> Add an authenticator app
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-lg">
        <DialogHeader>
          <DialogTitle>Add an authenticator app</DialogTitle>
          <DialogDescription>
            {begun
              ? 'Scan the code with your app, or enter the setup key. Then enter the six digits it shows.'
              : 'Any authenticator app works. Give it a name you’ll recognize.'}
          </DialogDescription>
        </DialogHeader>
        {begun ? (
          <>
            <Picture begun={begun} />
            <CodeForm
              factor={{ id: begun.id, type: 'totp' }}
              submitLabel="Turn On"
              onVerified={finish}
              hasToasts={false}
            />
          </>
        ) : (
          <FactorNameForm initialName={freeName('Authenticator app', takenNames)} onName={begin} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Picture({ begun }: { begun: Begun }) {
  return (
    <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
      <img
        src={begun.qrCode}
        width={176}
        height={176}
        alt="QR code that sets up your authenticator app"
        className="size-44 shrink-0 rounded-md border border-rule bg-white"
      />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p className="font-semibold text-sm">Setup key</p>
        <code className="break-all rounded-sm bg-sunken px-2.5 py-1.5 text-sm">
          {begun.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <CopyButton text={begun.secret} onFailed={() => notify.error('We couldn’t copy the key.')}>
          Copy key
        </CopyButton>
      </div>
    </div>
  );
}
