import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>;

/** Ends the command with a message. Code 2 means wrong usage, 1 that the work failed. */
export function fail(message: string, code: 1 | 2 = 2): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/**
 * A command's arguments. `--help` prints its usage and succeeds; a call that doesn't follow the usage also prints it,
 * and fails before anything is touched.
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
