import type { Graph } from 'schema-dts';
import type { SiteSettings } from '#domain/context.ts';
import { CURRENCY, PRICE_CENTS } from '#domain/podcasts/rules.ts';
import { faqData } from '../faq-data.ts';
import { organizationData } from '../organization-data.ts';
import { questions } from './questions.ts';

export function homeStructuredData(site: SiteSettings, description: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationData(site),
      {
        '@type': 'WebSite',
        name: site.name,
        url: `${site.url}/`,
        publisher: { '@id': `${site.url}/#organization` },
      },
      {
        '@type': 'Product',
        name: 'Property podcast',
        description,
        image: `${site.url}/social-card.png`,
        brand: { '@type': 'Brand', name: site.name },
        offers: {
          '@type': 'Offer',
          price: (PRICE_CENTS / 100).toFixed(2),
          priceCurrency: CURRENCY,
          availability: 'https://schema.org/InStock',
          url: `${site.url}/create-podcast`,
        },
      },
      faqData(questions),
    ],
  };
}
