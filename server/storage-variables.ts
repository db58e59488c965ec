import { z } from 'zod';

/** Where files are stored; part of `env.ts`. */
export const storageVariables = {
  S3_BUCKET: { takes: 'the name of a bucket', schema: z.string().min(3).optional() },
  S3_ENDPOINT: {
    takes: 'a URL such as http://store:9000',
    schema: z.url({ protocol: /^https?$/ }).optional(),
  },
  S3_REGION: { takes: 'a region such as us-east-1', schema: z.string().min(1).default('us-east-1') },
  S3_ACCESS_KEY_ID: { takes: 'an access key', schema: z.string().min(1).optional() },
  S3_SECRET_ACCESS_KEY: { takes: 'a secret key', schema: z.string().min(1).optional() },
} as const;
