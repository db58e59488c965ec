import { defineConfig } from 'vitest/config';

/** For tests that need no database: no server is started. */
export default defineConfig({ test: { include: ['tests/{architecture,file-vocabulary}.test.ts'] } });
