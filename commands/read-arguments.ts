import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>;

/** Ends the command with a message. Code 2 means that it was called wrong, 1 that the work failed. */
export function fail(message: string, code: 1 | 2 = 2): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/**
 * What a command was called with. `--help` prints its usage and ends well; a call that doesn't follow the usage prints
 * it too, and ends badly before anything is touched.
 */
export function readArguments<const O extends Options>(
  usage: string,
  { options, names = 0 }: { options?: O; names?: number | 'any' } = {},
): Parsed<O> {
  const given = process.argv.slice(2);
  if (given.includes('--help') || given.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  let parsed: Parsed<O>;
  try {
    parsed = parseArgs({ options: options ?? ({} as O), allowPositionals: true, strict: true });
  } catch (error) {
    const [problem = ''] = (error as Error).message.split(/\. |\n/);
    return fail(`${problem}.\n${usage}`);
  }
  if (names !== 'any' && parsed.positionals.length !== names) fail(usage);
  return parsed;
}
