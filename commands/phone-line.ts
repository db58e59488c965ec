import { join } from 'node:path';
import { AppError } from '#domain/errors.ts';
import { assignLine, removeLine } from '#domain/phone/assign-line.ts';
import { readEnv } from '#server/env.ts';
import { openContext } from '#server/open-context.ts';
import { readArguments } from './read-arguments.ts';

const usage = `Usage: npm run -s phone-line -- <number> (--home <slug> | --account <email>) [--transfer <number>]
       npm run -s phone-line -- <number> --remove
Makes one of your phone provider's numbers answer for a home or an account. Write numbers as +15125550100.`;
const { values, positionals } = readArguments(usage, {
  names: 1,
  options: {
    home: { type: 'string' },
    account: { type: 'string' },
    transfer: { type: 'string' },
    remove: { type: 'boolean' },
  },
});
const [number = ''] = positionals;
const env = readEnv(join(import.meta.dirname, '..'));
const { ctx, stop } = await openContext(env, { process: 'command', isWorker: false });
try {
  if (values.remove)
    console.log((await removeLine(ctx, number)) ? `${number} no longer answers.` : `${number} is unknown.`);
  else {
    const { home: slug, account: email, transfer: transferNumber } = values;
    await assignLine(ctx, { number, slug, email, transferNumber });
    console.log(`${number} answers for ${slug ?? email}.`);
  }
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await stop();
}
