type StartError = Error & { code?: string; port?: number; path?: string };

/**
 * Errors whose message is meant for the operator. Compared by name, because the build has its own classes.
 */
const spoken = ['BadEnvironment', 'StartRefused'];

const writeFailures: Record<string, string> = {
  EROFS: 'the file system is read-only',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
};

/** One line for problems that an operator can fix; the stack trace for anything else. */
export function explainStartError(error: StartError): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is taken, perhaps by another Hearthcast. Stop it, or choose another with PORT=…`;
  const reason = writeFailures[error.code ?? ''];
  if (error.path && reason)
    return `Can't write to ${error.path}: ${reason}. Set DATA_DIR to a folder this user may write to.`;
  return spoken.includes(error.constructor.name) ? error.message : (error.stack ?? error.message);
}
