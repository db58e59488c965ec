import { z } from 'zod';

export const TestStep = z.object({ title: z.string(), isOk: z.boolean(), note: z.string() });
export type TestStep = z.infer<typeof TestStep>;

/** The steps for a test order between creating and deleting it. */
export const uploadTestSteps = ['file', 'notification', 'lead'] as const;
export type UploadTestStep = (typeof uploadTestSteps)[number];
