import { useMutation } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type FormEvent, useState } from 'react';
import { SAMPLE_LISTING_SLUG } from '#domain/listings/rules.ts';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { type Check, checkPage } from './test-listing/check-page.ts';
import { SocialImageTest } from './test-listing/social-image-test.tsx';

/** Checks a listing page part by part before it is shared. */
export function TestListingPage() {
  useDocumentTitle('Test Listing Page');
  const [slug, setSlug] = useState<string>(SAMPLE_LISTING_SLUG);
  const test = useMutation({ mutationFn: checkPage });

  function run(event: FormEvent) {
    event.preventDefault();
    if (slug.trim()) test.mutate(slug.trim());
  }

  return (
    <RequireAdmin>
      <AdminFrame title="Test Listing Page">
        <form onSubmit={run} className="flex max-w-3xl flex-col gap-4 sm:flex-row sm:items-end">
          <Field label="Listing slug" className="flex-1">
            <Input value={slug} onChange={(event) => setSlug(event.target.value)} />
          </Field>
          <Button type="submit" loading={test.isPending} loadingLabel="Testing...">
            Test this page
          </Button>
          <Button asChild variant="secondary">
            <a href={`/listings/${encodeURIComponent(slug.trim())}`}>Open page</a>
          </Button>
        </form>
        {test.isError && <ErrorState title="We couldn’t test the page" onRetry={() => test.mutate(slug)} />}
        {test.data && <Results checks={test.data} />}
        <p className="text-ink-soft">
          The{' '}
          <a className="underline" href="/demo/lake-estate">
            demo listing
          </a>{' '}
          works even when the database is down.
        </p>
        <SocialImageTest />
      </AdminFrame>
    </RequireAdmin>
  );
}

function Results({ checks }: { checks: Check[] }) {
  const failed = checks.filter((check) => !check.isPassed).length;
  return (
    <section aria-label="Results">
      <h2 role="status" className="text-xl">
        {failed === 0 ? 'Everything is in place' : `${failed} of ${checks.length} parts need a look`}
      </h2>
      <ul className="mt-4 divide-y border-y">
        {checks.map(({ name, isPassed, detail }) => (
          <li key={name} className="grid gap-x-4 py-3 sm:grid-cols-[14rem_1fr]">
            <span className="flex items-center gap-2 font-semibold">
              {isPassed ? (
                <CircleCheck aria-label="passed" className="size-5 text-good" />
              ) : (
                <CircleAlert aria-label="needs a look" className="size-5 text-bad" />
              )}
              {name}
            </span>
            <span className="min-w-0 break-words text-ink-soft">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
