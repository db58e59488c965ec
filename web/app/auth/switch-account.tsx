import { useHandoffQuestion } from '../../browser/session-handoff.ts';
import { EmailText } from '../../components/email-text.tsx';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '../../components/ui/alert-dialog.tsx';
import { queryClient } from '../query-client.ts';

/** A link from someone else must not switch the account without asking. */
export function SwitchAccount() {
  const question = useHandoffQuestion();
  if (!question) return null;
  const { currentEmail, newEmail, answer } = question;
  return (
    <AlertDialog open>
      <AlertDialogContent>
        <AlertDialogTitle>Switch accounts?</AlertDialogTitle>
        <AlertDialogDescription>
          {currentEmail ? (
            <>
              You’re signed in as{' '}
              <strong className="text-ink">
                <EmailText email={currentEmail} />
              </strong>
              .{' '}
            </>
          ) : (
            'You’re already signed in. '
          )}
          This link signs you in as{' '}
          <strong className="text-ink">
            <EmailText email={newEmail} />
          </strong>
          . Switch only if that account is yours.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel onClick={() => answer(false)}>Stay signed in</AlertDialogCancel>
          <AlertDialogAction
            onClick={() => {
              queryClient.clear();
              answer(true);
            }}
          >
            Switch accounts
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
