import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { invoke } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { CreatedListing } from './created-listing.tsx';
import { WorkflowSteps } from './workflow-steps.tsx';

const EMPTY = 'Please enter a listing URL';
const SUCCESS_MS = 5000;
const FAILURE_MS = 8000;

/** Creates a listing from its link, without an order. */
export function CreateListingPage() {
  useDocumentTitle('Create AI-Powered Listing');
  return (
    <RequireAdmin>
      <AdminFrame title="Create AI-Powered Listing">
        <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
          <CreateListingForm />
          <WorkflowSteps />
        </div>
      </AdminFrame>
    </RequireAdmin>
  );
}

function CreateListingForm() {
  const [listingUrl, setListingUrl] = useState('');
  const [problem, setProblem] = useState('');
  const create = useMutation({
    mutationFn: () => invoke('create-listing-with-ai', { listingUrl }),
    onSuccess: ({ isNew, address, slug }) =>
      notify.success('Success', {
        durationMs: SUCCESS_MS,
        description: `${address || slug} ${isNew ? 'was created' : 'was read again'} and is waiting for approval.`,
      }),
    onError: (error) => {
      notify.error(`Failed to enhance listing: ${error.message}`, { durationMs: FAILURE_MS });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = listingUrl.trim() === '' ? EMPTY : '';
    setProblem(problem);
    if (!problem) create.mutate();
  }

  return (
    <div className="flex flex-col gap-6">
      <form noValidate onSubmit={submit} aria-label="Create AI listing" className="flex flex-col gap-5">
        <Field label="Listing URL" error={problem} required>
          <Input
            type="url"
            inputMode="url"
            placeholder="https://"
            value={listingUrl}
            onChange={(event) => setListingUrl(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          size="lg"
          className="self-start"
          loading={create.isPending}
          loadingLabel="Reading the listing…"
        >
          Create AI Listing
        </Button>
      </form>
      {create.data && <CreatedListing listing={create.data} />}
    </div>
  );
}
