import { TEST_CERTIFICATE } from '#domain/credentials/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';

/** Says that a file is signed, and links to the page where anyone can check it. */
export function CredentialsLine({ kit, url }: { kit: MarketingKit; url: string | null | undefined }) {
  const signed = kit.signedFiles.find((file) => file.url === url);
  if (!signed) return null;
  return (
    <p className="text-ink-soft text-sm">
      Has{' '}
      <a
        href={`/verify?${new URLSearchParams({ link: signed.url })}`}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        Content Credentials
      </a>
      {signed.isTestCertificate && ` (${TEST_CERTIFICATE})`}
    </p>
  );
}
