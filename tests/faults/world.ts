import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStorage } from '#adapters/storage/disk.ts';
import { type EmbeddedPostgres, startPostgres } from '#db/embedded/start-postgres.ts';
import { type FakeS3, startFakeS3 } from '../fakes/s3.ts';
import { type FakeSmtp, startFakeSmtp } from '../fakes/smtp.ts';
import { startFakeSpeech } from '../fakes/speech.ts';
import { type FakeStripe, startFakeStripe } from '../fakes/stripe.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { findFreePort } from '../support/free-port.ts';
import { type StartedProcess, startedUrl, startProcess } from '../support/processes.ts';
import { type Homes, startHomes } from './homes.ts';
import { insist } from './insist.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

export type WorldOptions = {
  /** Settings for all processes. */
  env?: Record<string, string>;
  /** What is on a disk that can be filled: stored files, which are otherwise in S3, or the database. */
  smallDisk?: 'files' | 'database';
};

export type World = {
  databaseUrl: string;
  /** Between the service and PostgreSQL, and between the service and the mail server. */
  database: DatabaseProxy;
  mail: DatabaseProxy;
  s3: FakeS3;
  smtp: FakeSmtp;
  stripe: FakeStripe;
  speech: Awaited<ReturnType<typeof startFakeSpeech>>;
  homes: Homes;
  smallDisk: SmallDisk | undefined;
  siteUrl: string;
  storedKeys: () => Promise<Set<string>>;
  /** `folder`: of another version. A failed start is repeated, as every supervisor does. */
  startSite: (env?: Record<string, string>, folder?: string) => Promise<StartedProcess>;
  startWorker: (env?: Record<string, string>, folder?: string) => Promise<StartedProcess>;
  /** Kills PostgreSQL, if it's still running, as a power cut would, and starts it again. */
  restartDatabase: () => Promise<void>;
  stop: () => Promise<void>;
};

export const webhookSecret = 'whsec_faults';
const settings = { max_connections: '200' };

const SMALL_DISK_MEGABYTES = 400;

/** The whole service on loopback: real PostgreSQL and processes, with S3, SMTP, Stripe and speech that fail on request. */
export async function startWorld({ env = {}, smallDisk: onSmallDisk }: WorldOptions = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-faults-'));
  // PostgreSQL runs as another user if we are root.
  chmodSync(folder, 0o755);
  const smallDisk = onSmallDisk && mountSmallDisk(join(folder, 'small'), SMALL_DISK_MEGABYTES);
  const postgresFolder = join(onSmallDisk === 'database' ? join(folder, 'small') : folder, 'postgres');
  const dataFolder = join(onSmallDisk === 'files' ? join(folder, 'small') : folder, 'data');
  let postgres: EmbeddedPostgres = await startPostgres({ folder: postgresFolder, settings });
  const database = await startDatabaseProxy(postgres.url);
  const s3 = await startFakeS3();
  const smtp = await startFakeSmtp();
  const mail = await startDatabaseProxy(smtp.url);
  const stripe = await startFakeStripe({ webhookSecret });
  const speech = await startFakeSpeech();
  const homes = await startHomes();
  const port = await findFreePort();
  const siteUrl = `http://localhost:${port}`;
  const processes: StartedProcess[] = [];
  mkdirSync(dataFolder);
  const bucket = {
    S3_BUCKET: 'faults',
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  const shared: Record<string, string> = {
    PORT: port,
    // Only pages of this origin may be on this machine.
    SITE_URL: homes.url,
    DATA_DIR: dataFolder,
    DATABASE_URL: database.url,
    WORKER: 'off',
    STUDIO: 'on',
    CLIPS: 'off',
    SPEECH: 'flite',
    SEED_DEMO: 'off',
    AUTH_RATE_LIMITS: 'off',
    SMTP_URL: mail.url,
    ...(onSmallDisk === 'files' ? {} : bucket),
    STRIPE_SECRET_KEY: 'sk_test_faults',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.apiUrl,
    ...env,
  };
  const start = (more: Record<string, string>, args: string[], codeFolder?: string) => {
    const options = `--import ${join(import.meta.dirname, 'keep-priority.ts')} ${more.NODE_OPTIONS ?? ''}`;
    const started = startProcess({ ...shared, ...more, NODE_OPTIONS: options }, args, codeFolder);
    processes.push(started);
    return started;
  };
  return {
    databaseUrl: postgres.url,
    database,
    mail,
    s3,
    smtp,
    stripe,
    speech,
    homes,
    smallDisk,
    siteUrl,
    async storedKeys() {
      if (onSmallDisk !== 'files') return new Set(s3.objects.keys());
      const keys = new Set<string>();
      const storage = await createDiskStorage({ root: join(dataFolder, 'files') });
      for await (const { key } of storage.list('')) keys.add(key);
      return keys;
    },
    startSite: (more = {}, codeFolder) =>
      insist(async () => {
        const site = start(more, [], codeFolder);
        await startedUrl(site);
        return site;
      }),
    startWorker: (more = {}, codeFolder) =>
      insist(async () => {
        const worker = start(more, ['--worker-only'], codeFolder);
        await worker.says(/worker is running/);
        return worker;
      }),
    async restartDatabase() {
      const pidFile = join(postgresFolder, 'postmaster.pid');
      if (existsSync(pidFile)) kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]));
      await postgres.stop();
      postgres = await startPostgres({ folder: postgresFolder, settings });
    },
    async stop() {
      for (const { child, ended } of processes) {
        child.kill('SIGCONT');
        child.kill('SIGKILL');
        await ended;
      }
      database.close();
      mail.close();
      await s3.stop();
      await smtp.stop();
      stripe.stop();
      speech.stop();
      homes.stop();
      await postgres.stop();
      smallDisk?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It's already gone.
  }
}
