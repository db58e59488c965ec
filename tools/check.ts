import { runStep } from './run-step.ts';

/** `npm run check`: format, lint, types and the import rules, in seconds. */
const results = [
  runStep('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  runStep('types', 'tsc', ['--noEmit', '-p', '.']),
  runStep('architecture', 'vitest', ['run', '--config', 'vitest.pure.config.ts']),
];
process.exit(results.every(Boolean) ? 0 : 1);
