import { describeAgent, NOTHING_OPEN, readableMoment } from '#domain/records/rules.ts';
import type { SharedRecord } from '#domain/records/schema.ts';
import { RecordChecks } from '../../components/record/record-checks.tsx';
import { RecordSections } from '../../components/record/record-sections.tsx';
import type { Page } from '../page.ts';
import { columnStyles, onwardLinkStyles } from '../styles.ts';

const buttonStyles = 'inline-flex min-h-12 items-center justify-center rounded-md px-5 font-semibold';

/** A record behind a private link. It needs no script. */
export function sharedRecordPage(record: SharedRecord, path: string): Page {
  const { home, agent, head, checks, open, sections, expiresAt } = record;
  return {
    status: 200,
    header: 'page',
    head: {
      title: `Record for ${home}`,
      description: 'What was published about a home, the facts behind it and who approved it.',
      canonical: '/',
      robots: 'noindex, nofollow',
    },
    body: (
      <div className={`${columnStyles} flex flex-col gap-8 pt-12 pb-24 md:pt-16`}>
        <header className="flex max-w-prose flex-col gap-4">
          <p className="text-ink-soft">Private record</p>
          <h1 className="wrap-anywhere text-[clamp(2.25rem,1.8rem+2.5vw,3.75rem)] leading-none tracking-[-0.02em]">
            {home}
          </h1>
          <p className="font-semibold text-lg">{describeAgent(agent)}</p>
          <p>
            Everything published about this home, the fact behind each claim, and who approved it. This
            private link works until <time dateTime={expiresAt}>{readableMoment(expiresAt)}</time>.
          </p>
          <p className="flex flex-wrap gap-3">
            <a
              href={`${path}/record.pdf`}
              className={`${buttonStyles} bg-ember text-on-ember shadow-pressed hover:bg-ember-strong`}
            >
              Signed PDF
            </a>
            <a
              href={`${path}/record.json`}
              className={`${buttonStyles} border border-rule-strong bg-raised hover:border-ink-soft`}
            >
              Signed JSON
            </a>
          </p>
        </header>
        <OpenIssues open={open} />
        <RecordChecks checks={checks} />
        <div>
          <RecordSections sections={sections} />
        </div>
        <p className="wrap-anywhere text-ink-soft text-sm">
          The record has {head.sequence} entries and ends with the hash <code>{head.hash}</code>. To check a
          file that you downloaded, drop it at{' '}
          <a href="/verify" className="underline underline-offset-4">
            Check a file
          </a>
          .
        </p>
      </div>
    ),
    madeFrom: [],
  };
}

function OpenIssues({ open }: { open: readonly string[] }) {
  const isDone = open.length === 0;
  return (
    <section
      aria-labelledby="open"
      className={`rounded-lg border-s-4 px-5 py-4 ${isDone ? 'border-good bg-good-wash' : 'border-warn bg-warn-wash'}`}
    >
      <h2 id="open" className="text-2xl">
        {isDone ? 'No open issues' : open.length === 1 ? '1 open issue' : `${open.length} open issues`}
      </h2>
      {isDone ? (
        <p className="mt-1">{NOTHING_OPEN}</p>
      ) : (
        <ul className="wrap-anywhere mt-1 list-disc ps-5">
          {open.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * For a link that expired, was revoked or never existed. It looks the same in all cases and says nothing
 * about a home.
 */
export function endedRecordPage(): Page {
  return {
    status: 410,
    header: 'page',
    head: {
      title: 'This link no longer works · Hearthcast',
      description: 'This private link no longer works.',
      canonical: '/',
      robots: 'noindex, nofollow',
    },
    body: (
      <div className={`${columnStyles} flex flex-col items-start gap-6 pt-12 pb-24 md:pt-16`}>
        <h1 className="text-[clamp(2.25rem,1.8rem+2.5vw,3.75rem)] leading-none tracking-[-0.02em]">
          This link no longer works
        </h1>
        <p className="max-w-prose text-lg">
          Private links to a record work for a limited time, and the person who created one can revoke it
          sooner. Ask the person who sent you this link for a new one.
        </p>
        <dl className="grid w-full max-w-prose border-rule border-t">
          <div className="border-rule border-b py-4">
            <dt className="font-semibold">Are you the listing agent?</dt>
            <dd>
              Sign in, open the home’s record and create a new private link.
              <br />
              <a href="/account" className={onwardLinkStyles}>
                Go to your homes
              </a>
            </dd>
          </div>
          <div className="border-rule border-b py-4">
            <dt className="font-semibold">Do you still have the PDF?</dt>
            <dd>
              You can check that it came from us and hasn’t been changed.
              <br />
              <a href="/verify" className={onwardLinkStyles}>
                Check a file
              </a>
            </dd>
          </div>
        </dl>
      </div>
    ),
    madeFrom: [],
  };
}
