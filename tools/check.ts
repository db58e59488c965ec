import { readArguments } from '../commands/read-arguments.ts';
import { runStep } from './run-step.ts';

readArguments(`Usage: npm run check
Checks format, lint, types and the import rules, in seconds.`);
const results = [
  await runStep('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  await runStep('types', 'tsc', ['--noEmit', '-p', '.']),
  await runStep('architecture', 'vitest', ['run', '--config', 'vitest.pure.config.ts']),
];
process.exit(results.every(Boolean) ? 0 : 1);
