import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deletedThings, keptElsewhere, keptRules } from '#domain/account-data/rules.ts';
import { request } from '../../../browser/api.ts';
import { Alert, AlertTitle } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { SettingsPart } from '../settings-part.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** What is deleted, what stays, and how to do it. */
export function DeleteAccountSection() {
  const [isOpen, setIsOpen] = useState(false);
  const found = useQuery({
    queryKey: ['account-deletion'],
    queryFn: async () => (await request('GET /api/account/deletion', {})).preview,
    enabled: isOpen,
  });
  return (
    <SettingsPart
      title="Delete your account"
      explanation={
        <p>
          Deletes your account and everything you made with it. You can’t undo this, so export your data
          first.
        </p>
      }
    >
      <List title="What we delete" items={deletedThings} />
      <List
        title="What the law requires us to keep"
        items={Object.values(keptRules).map(
          ({ title, why, days }) => `${title}, for ${Math.round(days / 365)} years. ${why}`,
        )}
      />
      <List title="What stays with others" items={keptElsewhere} />
      {!isOpen && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Delete my account
        </Button>
      )}
      {isOpen && found.isPending && <Skeleton className="h-24 w-full" />}
      {found.isError && (
        <ErrorState title="We couldn’t check your account" onRetry={() => found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {isOpen && found.data && found.data.blockers.length > 0 && (
        <Alert tone="warn" className="w-full">
          <AlertTitle>You can’t delete your account yet</AlertTitle>
          <ul className="mt-1 list-disc ps-5">
            {found.data.blockers.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isOpen && found.data?.blockers.length === 0 && (
        <DeleteAccountForm preview={found.data} onCancel={() => setIsOpen(false)} />
      )}
    </SettingsPart>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="max-w-prose">
      <h3 className="font-semibold text-base">{title}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-soft">
        {items.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
