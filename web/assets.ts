/** Part of the document in the build, and a file of its own in development. */
type Inlined = { inline: string; cspHash: string } | { href: string };

/** The names of the built browser code, for the two page frames that load it. */
export type Assets = {
  siteStyles: Inlined;
  siteScript: string;
  fontPreloads: string[];
  appScript: string;
  /** Listens for early presses, waits for the first paint and loads the app's script. */
  appStart: Inlined;
  appStyles: string[];
  appPreloads: string[];
  /** One of them, and more than half of a first load. Not in development. */
  reactScript?: string;
  /** The path of a screen → the extra scripts it needs. */
  screenPreloads: Record<string, string[]>;
  /** Development only: lets Vite add its client to a page. */
  transformHtml?: (path: string, html: string) => Promise<string>;
};
