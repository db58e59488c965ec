import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadAuth } from '../../browser/load-auth.ts';
import { siteSettings } from '../../browser/site-settings.ts';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Field } from '../../components/ui/field.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { queryClient } from '../query-client.ts';
import { CodeForm } from './code-form.tsx';
import { readFactors } from './read-factors.ts';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import { textLink } from './text-link.ts';

type CodeStepProps = { submitLabel: string; onVerified: () => void };

/** The second step of signing in. A correct code changes the session, and the page reacts to that. */
export function CodeStep({ submitLabel, onVerified }: CodeStepProps) {
  // The screens around it have no query cache of their own.
  const factors = useQuery({ queryKey: ['factors'], queryFn: readFactors }, queryClient);
  const [chosenId, setChosenId] = useState('');
  const [isRecovering, setIsRecovering] = useState(false);
  const usable = (factors.data ?? []).filter((factor) => factor.isVerified);
  const factor = usable.find(({ id }) => id === chosenId) ?? usable[0];

  async function leave() {
    const auth = await loadAuth();
    await auth.signOut({ scope: 'local' });
    queryClient.clear();
  }

  return (
    <div className="flex flex-col gap-6">
      {factors.isPending && <Skeleton className="h-14" />}
      {factors.isError && (
        <ErrorState
          title="We couldn’t load your sign-in steps"
          onRetry={() => factors.refetch()}
          retrying={factors.isFetching}
        >
          {factors.error.message}
        </ErrorState>
      )}
      {usable.length > 1 && !isRecovering && (
        <Field label="Get the code from">
          <NativeSelect value={factor?.id} onChange={(event) => setChosenId(event.target.value)}>
            {usable.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {isRecovering && <RecoveryCodeForm submitLabel={submitLabel} onVerified={onVerified} />}
      {factor && !isRecovering && (
        <CodeForm key={factor.id} factor={factor} submitLabel={submitLabel} onVerified={onVerified} />
      )}
      <div className="flex flex-col items-start gap-2 border-rule border-t pt-5 text-sm">
        <Button variant="link" size="sm" onClick={() => setIsRecovering(!isRecovering)}>
          {isRecovering ? 'Use a code from your app or phone' : 'Use a recovery code'}
        </Button>
        <p className="text-ink-soft">
          Lost your app, phone and recovery codes? Email{' '}
          <a className={textLink} href={`mailto:${siteSettings.supportEmail}`}>
            {siteSettings.supportEmail}
          </a>
          .
        </p>
        <Button variant="link" size="sm" onClick={leave}>
          Use another account
        </Button>
      </div>
    </div>
  );
}
