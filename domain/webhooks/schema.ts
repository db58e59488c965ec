import { z } from 'zod';
import { webhookDeliveryStatuses } from '#db/column-values.ts';
import { webhookEventTypes } from './rules.ts';

const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

const Url = z
  .string('Enter the address')
  .trim()
  .min(1, 'Enter the address')
  .max(2048, 'This address is too long')
  .refine(storable, 'This is not a web address');
const Events = z
  .array(z.enum(webhookEventTypes), 'Choose at least one event')
  .min(1, 'Choose at least one event')
  .max(webhookEventTypes.length)
  .transform((events) => webhookEventTypes.filter((type) => events.includes(type)));

export const CreateWebhook = z.object({ url: Url, events: Events });
export type CreateWebhook = z.output<typeof CreateWebhook>;

export const UpdateWebhook = z.object({
  endpointId: z.uuid('This is not a webhook id'),
  url: Url.optional(),
  events: Events.optional(),
  isEnabled: z.boolean().optional(),
});
export type UpdateWebhook = z.output<typeof UpdateWebhook>;

export const WebhookView = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  isEnabled: z.boolean(),
  disabledReason: z.string().nullable(),
  /** The old secret also signs until then. */
  previousSecretUntil: z.iso.datetime().nullable(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  pending: z.number(),
  createdAt: z.iso.datetime(),
});
export type WebhookView = z.infer<typeof WebhookView>;

export const DeliveryView = z.object({
  id: z.string(),
  eventId: z.string(),
  type: z.string(),
  status: z.enum(webhookDeliveryStatuses),
  body: z.string(),
  nextAttemptAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  attempts: z.array(
    z.object({
      at: z.iso.datetime(),
      status: z.number().nullable(),
      error: z.string().nullable(),
      responseBody: z.string(),
      durationMs: z.number(),
    }),
  ),
});
export type DeliveryView = z.infer<typeof DeliveryView>;

export const TestResult = z.object({ isDelivered: z.boolean(), delivery: DeliveryView });
