import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tools/find-browser.ts';

const browser = await findBrowser();
const port = Number(process.env.E2E_PORT ?? 3210);
// A journey gets the browser context of the one before it, emptied, as in the editor's own runs: a sixth of the CPU
// went into new ones, each of which loads and compiles every script anew.
process.env.PW_TEST_REUSE_CONTEXT ??= '1';
// Workers load this file too; only the first reading makes the folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'hearthcast-e2e-'));

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Generous: how fast a busy machine is, is not what the journeys check.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // One more than cores: a journey that waits for the server leaves its core idle.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  globalTeardown: './tests/support/remove-e2e-data.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Asia/Kathmandu',
    launchOptions: { executablePath: browser.path, args: browser.args },
    // Movement costs a software-drawn browser most of its time.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording costs a third of the run; E2E_TRACE=1 asks for one of each failure.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.long.spec.ts', use: { ...devices['Desktop Chrome'] } },
    { name: 'long', testMatch: '**/*.long.spec.ts', use: { ...devices['Desktop Chrome'] } },
  ],
  webServer: {
    command: 'node server/start.ts',
    url: `http://localhost:${port}/health`,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      CLIPS: 'off',
      SPEECH: 'flite',
      // An episode costs a minute of both cores; what making one does is tested below the browser.
      STUDIO: 'off',
      // One process starts sooner than two.
      WORKER: 'inside',
      LOG_LEVEL: 'warn',
      AUTH_MAIL_GAP_SECONDS: '0',
      AUTH_RATE_LIMITS: 'off',
    },
  },
});
