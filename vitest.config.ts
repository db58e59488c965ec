import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { prewriteMarkup } from './tools/prewrite-markup.ts';

export default defineConfig({
  // Pages are tested as the build writes them.
  plugins: [prewriteMarkup()],
  test: {
    include: [
      '{web,api,jobs,domain,adapters,db,server,commands,tools,bench}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
    ],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/no-console-errors.ts',
    env: { TZ: 'Asia/Kathmandu' },
    // Generous: how fast a busy machine is, is not what the tests check.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One more than cores: tests that wait for a process or a lease leave theirs idle.
    maxWorkers: 3,
    // Two thirds of the time went into loading the same modules for each file. Tests share no module state:
    // each file has its own database, folder and context.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
