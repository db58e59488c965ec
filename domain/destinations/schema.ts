import { z } from 'zod';
import { deliveryStatuses } from '#db/column-values.ts';
import { type DestinationInput, destinationKinds, destinationProblems, leadValueNames } from './rules.ts';

const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

const Name = z
  .string('Give it a name')
  .trim()
  .min(1, 'Give it a name')
  .max(60, 'This may have at most 60 characters')
  .refine((text) => storable(text) && !/\p{Cc}/u.test(text), 'This text contains characters we can’t store');
const Settings = z
  .partialRecord(z.enum(['oid', 'address', 'url', 'eventType']), z.string().trim().max(2048))
  .optional();
const Mapping = z.partialRecord(z.enum(leadValueNames), z.string().trim().max(100)).optional();
const Secret = z.string().trim().max(500).optional();

function checkDestination(given: DestinationInput, check: z.RefinementCtx): void {
  for (const [path, message] of Object.entries(destinationProblems(given, { isNew: true })))
    check.addIssue({ code: 'custom', message, path: path.split('.') });
}

export const CreateDestination = z
  .object({
    kind: z.enum(destinationKinds, 'Choose where your leads should go'),
    name: Name,
    settings: Settings,
    mapping: Mapping,
    secret: Secret,
  })
  .superRefine(checkDestination);
export type CreateDestination = z.output<typeof CreateDestination>;

/** Fields that are left out keep their value; a secret can be replaced, but never read. */
export const UpdateDestination = z.object({
  destinationId: z.uuid('This is not a destination id'),
  name: Name.optional(),
  settings: Settings,
  mapping: Mapping,
  secret: Secret,
  isEnabled: z.boolean().optional(),
});
export type UpdateDestination = z.output<typeof UpdateDestination>;

export const PreviewDestination = z.object({
  kind: z.enum(destinationKinds, 'Choose where your leads should go'),
  settings: Settings,
  mapping: Mapping,
});
export type PreviewDestination = z.output<typeof PreviewDestination>;

export const PreviewView = z.object({
  parts: z.array(
    z.object({
      title: z.string(),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
});

export const DestinationView = z.object({
  id: z.string(),
  kind: z.enum(destinationKinds),
  name: z.string(),
  settings: z.record(z.string(), z.string()),
  mapping: z.record(z.string(), z.string()),
  isEnabled: z.boolean(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  waiting: z.number(),
  undelivered: z.number(),
  createdAt: z.iso.datetime(),
});
export type DestinationView = z.infer<typeof DestinationView>;

/** One lead on its way to one destination. */
export const LeadDeliveryView = z.object({
  id: z.string(),
  destinationId: z.string(),
  destinationName: z.string(),
  leadId: z.string(),
  leadName: z.string(),
  status: z.enum(deliveryStatuses),
  /** It may have arrived although nobody confirmed it. */
  isUnsure: z.boolean(),
  answer: z.string().nullable(),
  attempts: z.number(),
  deliveredAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type LeadDeliveryView = z.infer<typeof LeadDeliveryView>;

export const DestinationTestResult = z.object({ isTaken: z.boolean(), says: z.string() });
