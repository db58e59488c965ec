import KeyRound from 'lucide-react/icons/key-round';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import { loadAuth } from '../../../browser/load-auth.ts';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '../../../components/ui/alert-dialog.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { authErrorText } from '../../auth/auth-error-text.ts';
import type { Factor } from '../../auth/read-factors.ts';
import { formatDay } from '../../format-date.ts';

export function FactorRow({ factor, onChanged }: { factor: Factor; onChanged: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const Icon = factor.type === 'totp' ? KeyRound : MessageSquareText;

  async function remove() {
    setIsBusy(true);
    const auth = await loadAuth();
    const { error } = await auth.mfa.unenroll({ factorId: factor.id });
    // The stored session still lists the factor until it is refreshed.
    if (!error) await auth.refreshSession();
    setIsBusy(false);
    if (error) notify.error(authErrorText(error));
    else notify.success(`“${factor.name}” was removed.`);
    onChanged();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 shrink-0 text-ink-soft" />
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 break-words">{factor.name}</span>
          {factor.isVerified ? <Badge tone="good">On</Badge> : <Badge tone="warn">Not finished</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {factor.type === 'totp' ? 'Authenticator app' : `Text message to ${factor.phone}`} · added{' '}
          {formatDay(factor.createdAt)}
        </p>
      </div>
      <AlertDialog>
        <AlertDialogTrigger asChild>
          <Button variant="secondary" size="sm" loading={isBusy} aria-label={`Remove ${factor.name}`}>
            Remove
          </Button>
        </AlertDialogTrigger>
        <AlertDialogContent>
          <AlertDialogTitle>Remove “{factor.name}”?</AlertDialogTitle>
          <AlertDialogDescription>
            {factor.isVerified
              ? 'You won’t be asked for its code anymore. Without another second step, your password alone opens your account.'
              : 'It was never finished, so signing in won’t change.'}
          </AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel>Keep it</AlertDialogCancel>
            <AlertDialogAction onClick={remove}>Remove</AlertDialogAction>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </li>
  );
}
