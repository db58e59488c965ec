import { spawnSync } from 'node:child_process';

/** What mp3val finds in a file, or just that the program isn't installed. */
export function judgeMp3(path: string): { verdict: string; isClean: boolean } {
  const { stdout, error } = spawnSync('mp3val', [path], { encoding: 'utf8' });
  if (error) return { verdict: 'mp3val not installed', isClean: true };
  const found = stdout.replaceAll(`"${path}" `, '').match(/^(?:WARNING|ERROR): .*$/gm) ?? [];
  const isClean = found.length === 0 && stdout.includes('Done!');
  return { verdict: isClean ? 'mp3val clean' : `mp3val: ${found.join('; ') || 'unreadable'}`, isClean };
}
