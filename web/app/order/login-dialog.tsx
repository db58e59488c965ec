import { loadAuth } from '../../browser/load-auth.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { EmailText } from '../../components/email-text.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../components/ui/dialog.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { authAddress } from '../auth/auth-address.ts';
import { authErrorText } from '../auth/auth-error-text.ts';
import { CodeStep } from '../auth/code-step.tsx';
import { textLink } from '../auth/text-link.ts';
import { TWO_STEP_LEAD } from '../auth/two-step-lead.ts';
import { Link } from '../routing/link.tsx';

const WRONG_PASSWORD = 'Login Failed - Incorrect password. Please try again or contact support.';

type LoginDialogProps = { email: string; onClose: () => void; onSignedIn: () => void };

/** An order for an existing account needs its owner to sign in. Signing in continues the order. */
export function LoginDialog({ email, onClose, onSignedIn }: LoginDialogProps) {
  const session = useSession();
  const needsCode = session.status === 'needs-code';
  return (
    <Dialog open={email !== ''} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="max-w-md">
        <DialogHeader>
          <DialogTitle>{needsCode ? 'Enter your code' : 'Password Required'}</DialogTitle>
          <DialogDescription>
            {needsCode ? (
              TWO_STEP_LEAD
            ) : (
              <>
                <strong className="text-ink">
                  <EmailText email={email} />
                </strong>{' '}
                already has an account. Sign in to continue your order.
              </>
            )}
          </DialogDescription>
        </DialogHeader>
        {needsCode ? (
          <CodeStep submitLabel="Verify and Continue" onVerified={onSignedIn} />
        ) : (
          <PasswordForm key={email} email={email} onSignedIn={onSignedIn} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function PasswordForm({ email, onSignedIn }: { email: string; onSignedIn: () => void }) {
  const form = useForm({ defaultValues: { password: '' } });

  async function signIn({ password }: { password: string }) {
    if (password === '')
      return form.setError('password', { message: 'Password Required' }, { shouldFocus: true });
    const auth = await loadAuth();
    const { error } = await auth.signInWithPassword({ email, password });
    if (error) {
      const isWrong = error.code === 'invalid_credentials';
      return form.setError('root', { message: isWrong ? WRONG_PASSWORD : authErrorText(error) });
    }
    const { data: level } = await auth.mfa.getAuthenticatorAssuranceLevel();
    if (level?.nextLevel === level?.currentLevel) onSignedIn();
  }

  return (
    <Form form={form} onSubmit={signIn} aria-label="Sign in">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField
        control={form.control}
        name="password"
        label="Password"
        required
        render={(field) => <PasswordInput autoComplete="current-password" {...field} />}
      />
      <FormError />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingLabel="Signing in…">
        Sign in and continue
      </Button>
      <p>
        <Link className={textLink} to={authAddress('forgot-password', { email })}>
          Forgot password?
        </Link>
      </p>
    </Form>
  );
}
