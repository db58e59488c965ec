import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{web,api,jobs,domain,adapters,db,server,commands,tools}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
    ],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/no-console-errors.ts',
    env: { TZ: 'Asia/Kathmandu' },
    testTimeout: 20_000,
    maxWorkers: 2,
  },
});
