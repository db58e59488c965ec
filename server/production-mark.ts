import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTE = 'Production data. While this file is here, npm run db:reset refuses to erase this folder.\n';

/** A shell without NODE_ENV must not mistake a production folder for a demo. */
export const productionMark = ({ dataDir }: { dataDir: string }) => join(dataDir, 'production.txt');

export function writeProductionMark(env: { dataDir: string }): void {
  writeFileSync(productionMark(env), NOTE);
}
