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
  { id: 'security', title: 'Content security policy' },
  { id: 'behavior', title: 'What it does' },
];

const colors = `hearthcast-player {
  --hearthcast-accent: #b4471f; /* what is played and pressed; the text color without it */
  --hearthcast-radius: 0;       /* how round the corners are */
  max-width: none;
}`;

/** How to put the player on a website. */
export async function playerPage({ site }: SiteContext): Promise<Page> {
  const script = site.url + playerScriptPath;
  const code = playerCode({ siteUrl: site.url, slug: '48-alder-lane', title: '48 Alder Lane' }).replace(
    '><hearthcast-player',
    '>\n<hearthcast-player',
  );
  const react = `// once, in your page or layout:
// <script type="module" src="${script}"></script>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'hearthcast-player': React.HTMLAttributes<HTMLElement> & { src: string };
    }
  }
}

<hearthcast-player src="${site.url}/listings/48-alder-lane" />`;
  const policy = [`script-src ${site.url};`, `connect-src ${site.url};`, `media-src ${site.url};`].join('\n');
  return developerPage(site, {
    path: '/developers/player',
    title: 'Put the player on your website',
    description: 'The Hearthcast player as a web component for plain HTML, WordPress and React.',
    intro: <p>A few words of HTML play an episode on any page, in that page’s own font and colors.</p>,
    contents,
    children: (
      <>
        <GuideSection id="paste" title="Paste it">
          <p>
            The marketing page of every home has this with its own address, under “Links and QR codes”. Keep
            the link between the tags: it’s what people get where scripts don’t run.
          </p>
          <CodeBlock label="HTML" code={code} />
        </GuideSection>
        <GuideSection id="wordpress" title="WordPress">
          <p>
            Add a Custom HTML block and paste it. If your account isn’t allowed to use scripts, paste the
            embed code instead: it needs none.
          </p>
        </GuideSection>
        <GuideSection id="react" title="React">
          <p>
            Load the script once. The element follows its <code>src</code>, so you can change it like any
            other prop.
          </p>
          <CodeBlock label="TypeScript" code={react} />
        </GuideSection>
        <GuideSection id="colors" title="Colors">
          <p>
            The player takes the text color and font of where it stands, on light and on dark pages. Two
            properties change the rest.
          </p>
          <CodeBlock label="CSS" code={colors} />
        </GuideSection>
        <GuideSection id="security" title="Content security policy">
          <p>If your website has one, allow our server. The player uses no inline scripts or styles.</p>
          <CodeBlock label="Policy" code={policy} />
        </GuideSection>
        <GuideSection id="behavior" title="What it does">
          <p>
            It loads nothing from anybody else, sets no cookies, and plays only when someone presses Play.
            Plays count in your results as “Embedded player”, unless the visitor’s browser asks not to be
            tracked. When an episode is taken offline, the player says so and stops.
          </p>
          <p>
            <code>/v1/</code> in its address stays: a change that could break your page gets a new number.
          </p>
        </GuideSection>
      </>
    ),
  });
}
