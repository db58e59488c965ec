import type { ReactNode } from 'react';
import type { SiteSettings } from '#domain/context.ts';
import { organizationData } from '../organization-data.ts';
import type { Page } from '../page.ts';
import { columnStyles } from '../styles.ts';

export type LegalSection = { id: string; title: string; body: ReactNode };
type LegalText = {
  title: string;
  description: string;
  path: string;
  intro: ReactNode;
  sections: readonly LegalSection[];
};

/** A text to read: one column of lines, with its contents next to it. */
export function legalPage(
  site: SiteSettings,
  { title, description, path, intro, sections }: LegalText,
): Page {
  return {
    status: 200,
    header: 'page',
    head: {
      title: `${title} · ${site.name}`,
      description,
      canonical: path,
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@graph': [
            organizationData(site),
            { '@type': 'WebPage', name: title, description, url: site.url + path, dateModified: '2024-12' },
          ],
        },
      ],
    },
    body: (
      <div
        className={`${columnStyles} grid gap-x-16 gap-y-10 pt-12 pb-24 md:pt-20 lg:grid-cols-[16rem_minmax(0,1fr)]`}
      >
        <header className="lg:col-start-2">
          <h1 className="text-[clamp(2.5rem,2rem+3vw,4.25rem)] leading-none tracking-[-0.02em]">{title}</h1>
          <p className="mt-4 text-ink-soft">Last updated: December 2024</p>
          <div className="mt-6 max-w-[54ch] text-lg">{intro}</div>
        </header>
        <nav aria-label="Contents" className="lg:sticky lg:top-8 lg:row-span-2 lg:row-start-1 lg:self-start">
          <ol className="border-rule border-t text-sm">
            {sections.map((section, index) => (
              <li key={section.id} className="border-rule border-b">
                <a href={`#${section.id}`} className="flex min-h-11 items-center gap-3 hover:text-ember-text">
                  <span className="w-5 shrink-0 text-ink-soft tabular-nums">{index + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text max-w-[58ch] lg:col-start-2">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id}>
              <h2>
                {index + 1}. {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    ),
    madeFrom: [],
  };
}
