import type { ReactNode } from 'react';
import { describeCheck, describeVerdict, TEST_CERTIFICATE } from '#domain/credentials/rules.ts';
import type { Verification } from '#domain/credentials/schema.ts';
import { describeSource, isAdapted, signedFileNames } from '#domain/signed-files/rules.ts';

const tones = {
  good: 'border-good bg-good-wash text-good',
  warn: 'border-warn bg-warn-wash text-warn',
  bad: 'border-bad bg-bad-wash text-bad',
  info: 'border-info bg-info-wash text-info',
};

/** The result of a check, in plain words. */
export function VerificationView({ name, verification }: { name: string; verification: Verification }) {
  const { verdict, file, home, checks, isExpired } = verification;
  const { tone, title, text } = describeVerdict(verdict, file !== null && isAdapted(file));
  return (
    <section aria-labelledby="verdict" className="animate-fade-in">
      <div className={`rounded-lg border-s-4 px-5 py-4 ${tones[tone]}`}>
        <h2 id="verdict" tabIndex={-1} className="scroll-mt-6 text-2xl outline-none">
          {title}
        </h2>
        {!file && <p className="mt-2 max-w-[60ch] text-ink">{text}</p>}
        <p className="mt-2 break-all text-ink-soft text-sm">{name}</p>
      </div>
      {!file && home && (
        <dl className="mt-6 border-rule border-t">
          <HomeRow home={home} />
        </dl>
      )}
      {file && (
        <dl className="mt-6 border-rule border-t">
          {home && <HomeRow home={home} />}
          {checks.length > 0 && (
            <Row name="Checks">
              <ul className="grid list-disc gap-1 ps-5">
                {checks.map((check) => (
                  <li key={check.name}>{describeCheck(check)}</li>
                ))}
              </ul>
            </Row>
          )}
          <Row name="Changes">{text}</Row>
          <Row name={verdict === 'changed' ? 'Original' : 'What it is'}>
            {signedFileNames[file.kind]}. {describeSource(file)}
          </Row>
          <Row name={isAdapted(file) ? 'Published' : 'Made'}>
            <time dateTime={file.madeAt}>{day(file.madeAt)}</time> with Hearthcast {file.version}
            {!file.isCurrent && <span className="block text-warn">There’s a newer version.</span>}
          </Row>
          <Row name="Signed with">
            {file.isTestCertificate ? (
              <>
                An <strong>{TEST_CERTIFICATE}</strong>. Other tools will warn about it; here, our own records
                decide.
              </>
            ) : (
              'Our certificate'
            )}
            {isExpired && <span className="block text-warn">The certificate has since expired.</span>}
          </Row>
          <Row name="Reference">
            <code className="break-all text-sm">{file.manifestId}</code>
          </Row>
        </dl>
      )}
    </section>
  );
}

function HomeRow({ home }: { home: NonNullable<Verification['home']> }) {
  return (
    <Row name="Home">
      <a href={home.path} className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4">
        {home.title}
      </a>
    </Row>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-rule border-b py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function day(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
}
