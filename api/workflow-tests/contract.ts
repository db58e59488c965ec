import { z } from 'zod';
import { TestStep, uploadTestSteps } from '#domain/production/workflow-tests/schema.ts';
import type { DataTable, FunctionTable } from '../operation.ts';

/** Tests that staff run against the live workflows. */
export const workflowTestFunctions = {
  'run-test-payment': {
    access: 'admin',
    summary: 'Runs everything a payment triggers and rolls it back; nothing is charged or sent',
    input: z.object({}),
    output: z.object({ success: z.boolean(), steps: z.array(TestStep) }),
  },
} as const satisfies FunctionTable;

export const workflowTestData = {
  'POST /api/upload-tests': {
    access: 'admin',
    summary: 'Creates a test order for the upload workflow; it is deleted within two minutes',
    input: z.object({}),
    output: z.object({ podcastId: z.string() }),
  },
  'POST /api/upload-tests/:podcastId/steps': {
    access: 'admin',
    summary: 'Sets the file of a test order, or sends its notification or lead',
    input: z.object({ podcastId: z.uuid('This is not a podcast id'), step: z.enum(uploadTestSteps) }),
    output: z.object({ note: z.string() }),
  },
  'DELETE /api/upload-tests/:podcastId': {
    access: 'admin',
    summary: 'Deletes a test order and everything its steps wrote',
    input: z.object({ podcastId: z.uuid('This is not a podcast id') }),
    output: z.object({ isRemoved: z.boolean() }),
  },
} as const satisfies DataTable;
