import type { FAQPage } from 'schema-dts';
import type { Faq } from '#domain/listings/queries.ts';

export function faqData(items: readonly Faq[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
