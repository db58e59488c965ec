import { z } from 'zod';
import { OperationsView } from '#domain/operations/schema.ts';
import type { DataTable } from '../operation.ts';

/** How the service is doing, for staff. */
export const operationsData = {
  'GET /api/operations/figures': {
    access: 'admin',
    summary: 'Current jobs, deliveries, emails, adapters, storage and throughput',
    input: z.object({}),
    output: OperationsView,
  },
  'POST /api/operations/jobs/:jobId/retry': {
    access: 'admin',
    summary: 'Retries a failed job once',
    input: z.object({ jobId: z.uuid('This is not a job id') }),
    output: z.object({ isQueued: z.boolean() }),
  },
  'POST /api/operations/mails/:mailId/send-again': {
    access: 'admin',
    summary: 'Retries a failed email',
    input: z.object({ mailId: z.uuid('This is not a mail id') }),
    output: z.object({ isQueued: z.boolean() }),
  },
} as const satisfies DataTable;
