import type { SiteSettings } from '#domain/context.ts';
import { Header } from '../components/header.tsx';
import { Island } from './island.tsx';

export function SiteHeader({ variant, site }: { variant: 'home' | 'page'; site: SiteSettings }) {
  return (
    <Header
      variant={variant}
      site={site}
      menu={<Island name="session-menu" wake="session" props={{}} className="contents" />}
    />
  );
}
