import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findSamplePhoto as findPhoto, type SamplePhoto } from './photos/sample-photos.ts';

export type SamplePage = {
  /** Where our own server shows it, e.g. `/samples/heron-landing-road`. */
  path: string;
  brokerage: string;
  street: string;
  style: 'JSON-LD' | 'microdata' | 'state blob' | 'plain text' | 'thin';
};

const root = '/samples/';
const photoRoot = '/samples/photos/';

const pages: readonly SamplePage[] = [
  {
    path: `${root}thistledown-lane`,
    brokerage: 'Juniper & Vale Realty',
    street: '48 Thistledown Lane',
    style: 'JSON-LD',
  },
  {
    path: `${root}marrow-creek-road`,
    brokerage: 'Sawtooth Row Homes',
    street: '2217 Marrow Creek Road',
    style: 'microdata',
  },
  {
    path: `${root}foundry-walk`,
    brokerage: 'Lakelight Residential',
    street: '410 Foundry Walk #7C',
    style: 'state blob',
  },
  {
    path: `${root}heron-landing-road`,
    brokerage: 'Port and Pine Real Estate',
    street: '9 Heron Landing Road',
    style: 'plain text',
  },
  {
    path: `${root}quillback-drive`,
    brokerage: 'Tidewater Oak Realty',
    street: '116 Quillback Drive',
    style: 'thin',
  },
];

const read = new Map<string, string>();

/**
 * The built server is in a different place in the project than this file, so we search upward for the pages.
 */
function findFolder(): string {
  const folder = join('adapters', 'listing-source', 'sample-pages');
  for (let at = import.meta.dirname; ; at = dirname(at)) {
    if (existsSync(join(at, folder))) return join(at, folder);
    if (dirname(at) === at) throw new Error(`The sample pages are not in ${folder}.`);
  }
}

/** Five listings of brokerages that do not exist, so that the whole product can be tried offline. */
export function listSamplePages(): readonly SamplePage[] {
  return pages;
}

export function findSamplePage(path: string): string | undefined {
  if (!pages.some((page) => page.path === path)) return undefined;
  const html = read.get(path) ?? readFileSync(join(findFolder(), `${path.slice(root.length)}.html`), 'utf8');
  read.set(path, html);
  return html;
}

/** A photo or graphic of the sample pages by its path. */
export function findSamplePhoto(path: string): SamplePhoto | undefined {
  return path.startsWith(photoRoot) ? findPhoto(path.slice(photoRoot.length)) : undefined;
}
