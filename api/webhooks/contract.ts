import { z } from 'zod';
import {
  CreateWebhook,
  DeliveryView,
  TestResult,
  UpdateWebhook,
  WebhookView,
} from '#domain/webhooks/schema.ts';
import type { DataTable } from '../operation.ts';

const endpointId = z.uuid('This is not a webhook id');
const EndpointId = z.object({ endpointId });
const teamId = z.uuid('This is not a team id');
const Webhooks = z.object({ webhooks: z.array(WebhookView) });
const Created = z.object({ id: z.string(), secret: z.string() });

/** Where events are sent. “The caller’s” webhooks are those of the account and of the teams that the caller manages. */
export const webhookData = {
  'GET /api/webhooks': {
    access: 'user',
    summary: 'The account’s webhooks, oldest first; never their secrets',
    input: z.object({}),
    output: Webhooks,
  },
  'POST /api/webhooks': {
    access: 'user',
    summary: 'Adds a webhook and returns its secret this one time',
    input: CreateWebhook,
    output: Created,
  },
  'GET /api/teams/:teamId/webhooks': {
    access: 'user',
    summary: 'The team’s webhooks, oldest first; owners and admins only',
    input: z.object({ teamId }),
    output: Webhooks,
  },
  'POST /api/teams/:teamId/webhooks': {
    access: 'user',
    summary: 'Adds a webhook for the events of all the team’s homes; owners and admins only',
    input: CreateWebhook.extend({ teamId }),
    output: Created,
  },
  'PATCH /api/webhooks/:endpointId': {
    access: 'user',
    summary: 'Changes the caller’s webhook, or turns it on or off',
    input: UpdateWebhook,
    output: z.object({ success: z.boolean() }),
  },
  'DELETE /api/webhooks/:endpointId': {
    access: 'user',
    summary: 'Deletes the caller’s webhook with its log',
    input: EndpointId,
    output: z.object({ id: z.string() }),
  },
  'POST /api/webhooks/:endpointId/secret': {
    access: 'user',
    summary: 'Gives the caller’s webhook a new secret; the old one signs along for a day',
    input: EndpointId,
    output: z.object({ secret: z.string(), previousSecretUntil: z.iso.datetime() }),
  },
  'POST /api/webhooks/:endpointId/test': {
    access: 'user',
    summary: 'Sends a test event to the caller’s webhook and returns what came back',
    input: EndpointId,
    output: TestResult,
  },
  'GET /api/webhooks/:endpointId/deliveries': {
    access: 'user',
    summary: 'A page of what was sent to the caller’s webhook, newest first',
    input: z.object({ endpointId, cursor: z.string().max(300).optional() }),
    output: z.object({ deliveries: z.array(DeliveryView), nextCursor: z.string().nullable() }),
  },
  'POST /api/webhooks/:endpointId/deliveries/:deliveryId/replay': {
    access: 'user',
    summary: 'Sends one event to the caller’s webhook again',
    input: z.object({ endpointId, deliveryId: z.uuid('This is not a delivery id') }),
    output: z.object({ deliveryId: z.string() }),
  },
} as const satisfies DataTable;
