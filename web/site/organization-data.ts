import type { Organization } from 'schema-dts';
import type { SiteSettings } from '#domain/context.ts';

export function organizationData(site: SiteSettings): Organization {
  return {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: site.supportEmail,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: site.supportPhone,
      email: site.supportEmail,
      areaServed: 'US',
    },
  };
}
