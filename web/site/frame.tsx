import type { KeyObject } from 'node:crypto';
import { createElement } from 'react';
import type { SiteSettings } from '#domain/context.ts';
import type { Assets } from '../assets.ts';
import { Footer } from '../components/footer.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { type ByteText, toBuffer } from './byte-text.ts';
import type { Page } from './page.ts';
import { SiteHeader } from './site-header.tsx';
import { createTagKey } from './start-page-tag.ts';
import { writeMarkup } from './write-markup.ts';

type Header = Page['header'];
type PlaceName = 'constant-head' | 'constant-header' | 'constant-footer';

/**
 * Where a part goes that is the same on every page. No foreign text can look like it, because its `<` would
 * be escaped.
 */
export function Place({ name }: { name: PlaceName }) {
  return createElement(name);
}

type FramePart = { place: string; bytes: Buffer };
/**
 * The parts of a page that never change, each with its placeholder, and what distinguishes this frame from
 * others.
 */
export type Frame = { head: FramePart; header: FramePart; footer: FramePart; tagKey: KeyObject };

const MAX_FRAMES = 200;
const frames = new WeakMap<Assets, Map<string, Frame>>();

/**
 * Half of a page is the same for every visitor and every home, so it is rendered and converted to bytes once.
 */
export function frameOf(header: Header, site: SiteSettings, assets: Assets): Frame {
  const known = frames.get(assets) ?? new Map<string, Frame>();
  frames.set(assets, known);
  const key = JSON.stringify([header, site]);
  const frame = known.get(key) ?? makeFrame(header, site, assets);
  // One header per agent's number; the oldest are dropped.
  const [oldest] = known.keys();
  if (known.size >= MAX_FRAMES && oldest !== undefined) known.delete(oldest);
  known.set(key, frame);
  return frame;
}

function makeFrame(header: Header, site: SiteSettings, assets: Assets): Frame {
  const isOurs = header !== 'none';
  const part = (name: PlaceName, markup: ByteText): FramePart => ({
    place: `<${name}></${name}>`,
    bytes: toBuffer(markup),
  });
  const top = (
    <>
      <SkipLink />
      {isOurs && <SiteHeader variant={header} site={site} />}
    </>
  );
  const head = part('constant-head', writeMarkup(<ConstantHead assets={assets} isOurs={isOurs} />));
  const upper = part('constant-header', writeMarkup(top));
  const footer = part('constant-footer', writeMarkup(isOurs && <Footer site={site} />));
  const all = [head, upper, footer].map(({ place, bytes }) => `${place}${bytes.toString('latin1')}`);
  return { head, header: upper, footer, tagKey: createTagKey(all.join('')) };
}

function ConstantHead({ assets, isOurs }: { assets: Assets; isOurs: boolean }) {
  return (
    <>
      {assets.fontPreloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {isOurs && <link rel="manifest" href="/site.webmanifest" />}
      <meta name="theme-color" content="#f8f4ec" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#181a13" media="(prefers-color-scheme: dark)" />
      <script type="module" src={assets.siteScript} />
      <Styles assets={assets} />
    </>
  );
}

/** Their hash is in the policy, so not a character of them may change. */
function Styles({ assets: { siteStyles } }: { assets: Assets }) {
  if (!('inline' in siteStyles)) return <link rel="stylesheet" href={siteStyles.href} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own build-constant styles.
  return <style dangerouslySetInnerHTML={{ __html: siteStyles.inline }} />;
}
