import type { ReactNode } from 'react';
import type { SiteSettings } from '#domain/context.ts';
import { organizationData } from '../organization-data.ts';
import type { Page } from '../page.ts';
import { columnStyles } from '../styles.ts';

const pages = [
  { path: '/developers', name: 'Get started' },
  { path: '/developers/reference', name: 'Reference' },
  { path: '/developers/webhooks', name: 'Webhooks' },
  { path: '/developers/player', name: 'Player' },
  { path: '/developers/assistants', name: 'AI assistants' },
  { path: '/developers/errors', name: 'Errors' },
] as const;

type Content = { id: string; title: string; parts?: Content[] };

type DeveloperText = {
  path: (typeof pages)[number]['path'];
  title: string;
  description: string;
  intro: ReactNode;
  contents: Content[];
  children: ReactNode;
  /** The table rows behind it, for a page that shows any. */
  madeFrom?: string[];
};

/** A page for programmers: its sections next to the text. */
export function developerPage(site: SiteSettings, text: DeveloperText): Page {
  const { path, title, description, intro, contents, children, madeFrom = [] } = text;
  const webPage = { '@type': 'WebPage' as const, name: title, description, url: site.url + path };
  return {
    status: 200,
    header: 'page',
    head: {
      title: `${title} · ${site.name} for developers`,
      description,
      canonical: path,
      structuredData: [{ '@context': 'https://schema.org', '@graph': [organizationData(site), webPage] }],
    },
    body: (
      <div
        className={`${columnStyles} grid gap-x-16 gap-y-10 pt-12 pb-24 md:pt-16 lg:grid-cols-[14rem_minmax(0,1fr)]`}
      >
        <nav aria-label="For developers" className="lg:sticky lg:top-8 lg:self-start">
          <ul className="flex flex-wrap gap-x-5 text-sm lg:flex-col">
            {pages.map((page) => (
              <li key={page.path}>
                <a
                  href={page.path}
                  aria-current={page.path === path ? 'page' : undefined}
                  className="flex min-h-11 items-center hover:text-ember-text aria-[current]:font-semibold aria-[current]:text-ember-text"
                >
                  {page.name}
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-4 hidden max-h-[calc(100vh-22rem)] overflow-y-auto border-rule border-t pt-4 lg:block">
            <Contents contents={contents} />
          </div>
          <details className="mt-2 border-rule border-y lg:hidden">
            <summary className="cursor-pointer py-3 font-semibold text-sm">On this page</summary>
            <div className="pb-3">
              <Contents contents={contents} />
            </div>
          </details>
        </nav>
        <div className="flex min-w-0 flex-col gap-14">
          <header>
            <h1 className="text-[clamp(2.25rem,1.8rem+2.5vw,3.75rem)] leading-none tracking-[-0.02em]">
              {title}
            </h1>
            <div className="mt-6 max-w-[60ch] text-lg">{intro}</div>
          </header>
          {children}
        </div>
      </div>
    ),
    madeFrom,
  };
}

function Contents({ contents }: { contents: Content[] }) {
  return (
    <ul className="text-sm">
      {contents.map(({ id, title, parts }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-ink-soft hover:text-ember-text lg:min-h-8"
          >
            {title}
          </a>
          {parts && (
            <div className="ps-4">
              <Contents contents={parts} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
