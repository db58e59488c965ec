import { createElement } from 'react';
import { findActiveListing } from '#domain/listings/queries.ts';
import { SAMPLE_LISTING_SLUG } from '#domain/listings/rules.ts';
import { playerCode, playerScriptPath } from '#domain/listings/sharing/rules.ts';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { CodeBlock } from './code-block.tsx';
import { developerPage } from './developer-page.tsx';
import { GuideSection } from './guide-section.tsx';

const contents = [
  { id: 'paste', title: 'Paste it' },
  { id: 'wordpress', title: 'WordPress' },
  { id: 'react', title: 'React' },
  { id: 'colors', title: 'Colors' },
  { id: 'security', title: 'Content Security Policy' },
  { id: 'behavior', title: 'What it does' },
];

const colors = `hearthcast-player {
  /* progress bar and buttons; defaults to the text color */
  --hearthcast-accent: #b4471f;
  /* corner radius */
  --hearthcast-radius: 0;
  /* as wide as its column; 40rem at most without this */
  max-width: none;
}`;

const reactTypes = `import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'hearthcast-player': HTMLAttributes<HTMLElement> & { src: string };
    }
  }
}`;

/** How to put the player on a website. */
export async function playerPage({ db, site }: SiteContext): Promise<Page> {
  const found = await findActiveListing({ db }, SAMPLE_LISTING_SLUG);
  const script = site.url + playerScriptPath;
  const code = playerCode({ siteUrl: site.url, slug: '48-alder-lane', title: '48 Alder Lane' })
    .replace('><hearthcast-player', '>\n<hearthcast-player')
    .replace('><a ', '>\n  <a ')
    .replace('</a><', '</a>\n<');
  const react = `export function Episode() {
  return <hearthcast-player src="${site.url}/listings/48-alder-lane" />;
}`;
  const policy = [`script-src  ${site.url}`, `connect-src ${site.url}`, `media-src   ${site.url}`].join('\n');
  return developerPage(site, {
    path: '/developers/player',
    title: 'Put the player on your website',
    description: 'The Hearthcast player as a web component for plain HTML, WordPress and React.',
    intro: <p>A few lines of HTML put an episode on any page, in that page’s own font and colors.</p>,
    contents,
    madeFrom: found
      ? [`listings:${found.listing.id}`, ...(found.podcast ? [`podcasts:${found.podcast.id}`] : [])]
      : ['listings'],
    children: (
      <>
        {found?.podcast && (
          <div>
            <script type="module" src={playerScriptPath} />
            {createElement(
              'hearthcast-player',
              { src: `/listings/${SAMPLE_LISTING_SLUG}` },
              <a href={`/listings/${SAMPLE_LISTING_SLUG}`} className="text-ember-text underline">
                Listen to the sample episode
              </a>,
            )}
          </div>
        )}
        <GuideSection id="paste" title="Paste it">
          <p>
            You’ll find this code, filled in for each home, on its marketing screen under “Links and QR
            codes.” Keep the link between the tags: it’s what people see if scripts are blocked.
          </p>
          <CodeBlock label="HTML" code={code} />
        </GuideSection>
        <GuideSection id="wordpress" title="WordPress">
          <p>
            Add a Custom HTML block and paste the code. If WordPress doesn’t let you add scripts, use the
            iframe embed code instead (also under “Links and QR codes”); it doesn’t need scripts.
          </p>
        </GuideSection>
        <GuideSection id="react" title="React">
          <p>
            Load the script once, in your page or layout. The player updates when <code>src</code> changes.
          </p>
          <CodeBlock label="Layout" code={`<script type="module" src="${script}"></script>`} />
          <CodeBlock label="Component" code={react} />
          <p>With TypeScript, declare the element once:</p>
          <CodeBlock label="hearthcast-player.d.ts" code={reactTypes} />
        </GuideSection>
        <GuideSection id="colors" title="Colors">
          <p>
            The player picks up the text color and font around it, on light and dark pages. Change the rest
            with CSS:
          </p>
          <CodeBlock label="CSS" code={colors} />
        </GuideSection>
        <GuideSection id="security" title="Content Security Policy">
          <p>
            If your site uses a Content Security Policy, add our server to these directives. The player uses
            no inline scripts or styles.
          </p>
          <CodeBlock label="Policy" code={policy} />
        </GuideSection>
        <GuideSection id="behavior" title="What it does">
          <p>
            It loads nothing from third parties, sets no cookies, and plays only when someone presses Play.
            Plays count in your results as “Embedded player,” unless the visitor’s browser asks not to be
            tracked. When an episode is taken offline, the player says so and stops.
          </p>
          <p>
            The <code>/v1/</code> in the script’s URL won’t change under you: breaking changes get a new
            version number.
          </p>
        </GuideSection>
      </>
    ),
  });
}
