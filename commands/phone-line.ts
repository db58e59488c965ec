import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '#domain/errors.ts';
import { assignLine, removeLine } from '#domain/phone/assign-line.ts';
import { readEnv } from '#server/env.ts';
import { openContext } from '#server/open-context.ts';

const usage =
  'Usage: npm run -s phone-line -- +15125550100 (--home slug | --account email) [--transfer +15125550142]\n' +
  '       npm run -s phone-line -- +15125550100 --remove';

/** `npm run -s phone-line`: lets a number of the telephone provider answer for a home or an account. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    home: { type: 'string' },
    account: { type: 'string' },
    transfer: { type: 'string' },
    remove: { type: 'boolean' },
  },
});
const [number, ...extra] = positionals;
if (!number || extra.length > 0) {
  console.error(usage);
  process.exit(2);
}
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
