import { AppError } from '#domain/errors.ts';

export const VERSION_HEADER = 'Hearthcast-Version';
/** Every version that programs may ask for, newest first. A breaking change gets a new date. */
export const versions = ['2026-11-15'] as const;

/** The version that a request asks for; the newest if it asks for none. */
export function readVersion(asked: string | undefined): (typeof versions)[number] {
  const version = versions.find((known) => asked === undefined || known === asked);
  if (!version)
    throw new AppError('invalid', `Unknown ${VERSION_HEADER}. Known versions: ${versions.join(', ')}.`);
  return version;
}
