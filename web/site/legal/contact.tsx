import type { SiteSettings } from '#domain/context.ts';
import { phoneLink } from '../../components/phone-link.ts';

export function Contact({ site }: { site: SiteSettings }) {
  return (
    <p>
      {site.name}, email <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>, phone{' '}
      <a href={phoneLink(site.supportPhone)}>{site.supportPhone}</a>.
    </p>
  );
}
