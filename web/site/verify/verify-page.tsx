import type { ReactNode } from 'react';
import { Island } from '../island.tsx';
import { organizationData } from '../organization-data.ts';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { columnStyles } from '../styles.ts';

const path = '/verify';
const title = 'Check if a file is ours';

/** Where anyone can find out whether a file is ours and whether it was changed. */
export async function verifyPage({ site }: SiteContext): Promise<Page> {
  const description = `See whether a podcast episode, clip or image comes from ${site.name}, and whether it’s been changed since.`;
  const webPage = { '@type': 'WebPage' as const, name: title, description, url: site.url + path };
  return {
    status: 200,
    header: 'page',
    head: {
      title: `${title} · ${site.name}`,
      description,
      canonical: path,
      structuredData: [{ '@context': 'https://schema.org', '@graph': [organizationData(site), webPage] }],
    },
    body: (
      <div className={`${columnStyles} group/verify pt-12 pb-24 md:pt-16`}>
        <header>
          <h1 className="text-[clamp(2.25rem,1.8rem+2.5vw,3.75rem)] leading-none tracking-[-0.02em]">
            {title}
          </h1>
          {/* Once there is a verdict, nothing comes before it. */}
          <p className="mt-6 max-w-[60ch] text-lg group-has-[#verdict]/verify:hidden">
            Every episode, clip and image we publish carries Content Credentials: a signed note that says what
            it is and how it was made. Find out whether a file came from us, and whether it’s been changed.
          </p>
        </header>
        <div className="mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Island name="file-checker" wake="idle" props={{ siteUrl: site.url }} />
          <div className="flex flex-col gap-8">
            <Answer question="What happens to my file?">
              We read it once and forget it. Nothing is stored, and nothing is shared.
            </Answer>
            <Answer question="What if the credentials are gone?">
              Many apps remove them. As long as the image or sound itself is untouched, we still recognize our
              own files.
            </Answer>
            <Answer question="Can I check it elsewhere?">
              Yes. Content Credentials are an open standard (C2PA), so any tool that supports them will work,
              such as{' '}
              <a
                href="https://contentcredentials.org/verify"
                rel="noreferrer"
                className="underline underline-offset-4"
              >
                contentcredentials.org
              </a>
              .
            </Answer>
          </div>
        </div>
      </div>
    ),
    madeFrom: [],
  };
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <section className="border-rule border-t pt-4">
      <h2 className="text-pretty text-xl">{question}</h2>
      <p className="mt-2 max-w-[48ch] text-ink-soft">{children}</p>
    </section>
  );
}
