import type { WebhookEventType } from '#domain/webhooks/rules.ts';

/** What `data` has besides the orderId. */
export const eventFields: Record<WebhookEventType, string> = {
  'order.paid': '`listingUrl`, `amountCents`, `currency`',
  'episode.ready': '`pageUrl`, `audioUrl`, `isFirst` (false for a re-recording)',
  'episode.needs_review': '`reasons`, such as `fact_conflict`',
  'listing.changed': '`listingId`, `changes`: each with `field`, `before` and `after`',
  'lead.created': '`listingId`, `lead`: the buyer’s name, contact details and message',
  'question.asked': '`questions`: each with `id` and `question`',
};

export const sampleEvent = {
  type: 'lead.created',
  timestamp: '2026-11-16T16:20:11.000Z',
  data: {
    orderId: '5f0c7a52-8a0e-4c39-9d53-2f9f3b1f6c11',
    listingId: 'c1d7e0b4-1e0f-4b2c-8f57-0a3a4f5d9e22',
    lead: {
      id: '7b9a4e0d-53c8-4a0b-b6cf-6d5e9c1a7f33',
      firstName: 'Ben',
      lastName: 'Ito',
      email: 'ben@example.com',
      phone: '8025550188',
      message: 'Is Saturday OK?',
      source: 'flyer',
      consent: null,
    },
  },
};
