import { Verification, VerifyLink } from '#domain/credentials/schema.ts';
import type { FunctionTable } from '../operation.ts';

/** Whether a file is ours and unchanged. A file itself is sent to POST /verify-files. */
export const credentialFunctions = {
  'verify-link': {
    access: 'visitor',
    summary: 'Checks a file of ours by its link: what it is, which home, and whether it was changed',
    input: VerifyLink,
    output: Verification,
  },
} as const satisfies FunctionTable;
