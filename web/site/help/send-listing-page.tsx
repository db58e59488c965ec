import type { ReactNode } from 'react';
import { organizationData } from '../organization-data.ts';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { columnStyles, onwardLinkStyles } from '../styles.ts';
import { PortalList } from './portal-list.tsx';

const path = '/help/send-a-listing';
const title = 'Send us your listing';
const description =
  'How to send a listing from Zillow, Realtor.com, Redfin, your MLS and other sites, from a computer or a phone.';

/** Every way to send a listing page, and what works best on each site. */
export async function sendListingPage({ site }: SiteContext): Promise<Page> {
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
      <div className={`${columnStyles} flex flex-col gap-14 pt-12 pb-24 md:pt-16`}>
        <header>
          <h1 className="text-[clamp(2.25rem,1.8rem+2.5vw,3.75rem)] leading-none tracking-[-0.02em]">
            {title}
          </h1>
          <p className="mt-6 max-w-[60ch] text-lg">
            Start with the listing link on your own or your brokerage’s site. We read it in seconds. If a site
            blocks us, send us the page as you see it, photos included.
          </p>
        </header>
        <Ways siteName={site.name} />
        <Section id="sites" title="What works best for each site">
          <PortalList />
          <p>Don’t see your site? Paste the link. If we can’t read it, we’ll show you what else to try.</p>
        </Section>
        <a className={onwardLinkStyles} href="/create-podcast">
          Create your podcast
        </a>
      </div>
    ),
    madeFrom: [],
  };
}

/** On a phone, what works there comes first. */
function Ways({ siteName }: { siteName: string }) {
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      <Section id="button" title="The browser button" className="pointer-coarse:order-3">
        <p>
          For Chrome, Edge, Brave and other Chromium browsers on a computer. One click sends the open page to
          the order form, even from sites where you’re signed in. It sees a page only when you click it, and
          you don’t need an account.
        </p>
        <ol className="list-decimal space-y-1 ps-5">
          <li>
            <a className={onwardLinkStyles} href="/hearthcast-button.zip" download>
              Download the button
            </a>{' '}
            and unzip it.
          </li>
          <li>
            Open <code>chrome://extensions</code> and turn on <b>Developer mode</b>.
          </li>
          <li>
            Choose <b>Load unpacked</b> and pick the folder.
          </li>
          <li>
            Pin {siteName} to your toolbar, open a listing, and click the {siteName} icon.
          </li>
        </ol>
      </Section>
      <Section id="share" title="Share from an Android phone" className="pointer-coarse:order-1">
        <p>
          Open {siteName} in Chrome, tap the menu and choose <b>Add to Home screen</b>. From then on,{' '}
          {siteName} shows up in every app’s share menu: share a listing from the Zillow app, or a PDF from
          your files, and the order form opens with it.
        </p>
      </Section>
      <Section id="upload" title="Upload the saved page" className="pointer-coarse:order-2">
        <p>
          On an iPhone: open the listing in Safari, tap <b>Share</b>, then <b>Options</b>, choose{' '}
          <b>Web Archive</b> and save it to <b>Files</b>. On a computer: <b>Save page as</b>, or print it to
          PDF. We accept HTML, MHTML, web archive, PDF and text files up to 24 MB, photos included.
        </p>
      </Section>
      <Section id="paste" title="Copy and paste" className="pointer-coarse:order-2">
        <p>
          Select everything on the listing’s page, copy it, and paste it into the order form. The photos come
          with it. A page’s HTML source and plain text from a flyer or an AI chat work too.
        </p>
      </Section>
    </div>
  );
}

type SectionProps = { id: string; title: string; className?: string; children: ReactNode };

function Section({ id, title: name, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`flex min-w-0 scroll-mt-6 flex-col gap-4 [&>p]:max-w-[62ch] ${className}`}>
      <h2 className="text-2xl">{name}</h2>
      {children}
    </section>
  );
}
