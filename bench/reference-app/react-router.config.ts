import type { Config } from '@react-router/dev/config';

export default { buildDirectory: process.env.REFERENCE_BUILD ?? 'build' } satisfies Config;
