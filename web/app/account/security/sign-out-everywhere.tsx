import { useQueryClient } from '@tanstack/react-query';
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
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { authErrorText } from '../../auth/auth-error-text.ts';

export function SignOutEverywhere({ hasOthers }: { hasOthers: boolean }) {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function signOutOthers() {
    setIsBusy(true);
    const auth = await loadAuth();
    const { error } = await auth.signOut({ scope: 'others' });
    setIsBusy(false);
    if (error) return notify.error(authErrorText(error));
    notify.success('All other devices were signed out.');
    await queries.invalidateQueries({ queryKey: ['sessions'] });
  }

  async function signOutAll() {
    const auth = await loadAuth();
    const { error } = await auth.signOut({ scope: 'global' });
    if (error) return notify.error(authErrorText(error));
    queries.clear();
    notify.success('You’re signed out on all devices.');
  }

  return (
    <div className="flex flex-wrap gap-3">
      {hasOthers && (
        <Button variant="secondary" onClick={signOutOthers} loading={isBusy}>
          Sign out other devices
        </Button>
      )}
      <AlertDialog>
        <AlertDialogTrigger asChild>
          <Button variant="secondary">Sign out everywhere</Button>
        </AlertDialogTrigger>
        <AlertDialogContent>
          <AlertDialogTitle>Sign out everywhere?</AlertDialogTitle>
          <AlertDialogDescription>
            This signs out every device, including this one. You can sign back in with your password.
          </AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel>Stay signed in</AlertDialogCancel>
            <AlertDialogAction onClick={signOutAll}>Sign out everywhere</AlertDialogAction>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </div>
  );
}
