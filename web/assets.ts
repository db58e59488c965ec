/** The names of the built browser code, for the two page frames that load it. */
export type Assets = {
  /** In the build, the styles of public pages are part of the page; in development, they are a link. */
  siteStyles: { inline: string; cspHash: string } | { href: string };
  siteScript: string;
  fontPreloads: string[];
  appScript: string;
  /** Waits for the first paint and loads the app's script. */
  appStart: string;
  appStyles: string[];
  appPreloads: string[];
  /** One of them, and more than half of a first load. Not in development. */
  reactScript?: string;
  /** The path of a screen → the extra scripts it needs. */
  screenPreloads: Record<string, string[]>;
  /** Development only: lets Vite add its client to a page. */
  transformHtml?: (path: string, html: string) => Promise<string>;
};
