import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '#db/embedded/start-postgres.ts';
import { type FakeS3, startFakeS3 } from '../fakes/s3.ts';
import { type FakeSmtp, startFakeSmtp } from '../fakes/smtp.ts';
import { startFakeSpeech } from '../fakes/speech.ts';
import { type FakeStripe, startFakeStripe } from '../fakes/stripe.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { findFreePort } from '../support/free-port.ts';
import { type StartedProcess, startedUrl, startProcess } from '../support/processes.ts';

export type World = {
  databaseUrl: string;
  /** Between the service and PostgreSQL, and between the service and the mail server. */
  database: DatabaseProxy;
  mail: DatabaseProxy;
  s3: FakeS3;
  smtp: FakeSmtp;
  stripe: FakeStripe;
  speech: Awaited<ReturnType<typeof startFakeSpeech>>;
  siteUrl: string;
  /** `folder`: of another version. */
  startSite: (env?: Record<string, string>, folder?: string) => Promise<StartedProcess>;
  startWorker: (env?: Record<string, string>, folder?: string) => Promise<StartedProcess>;
  /** Kills PostgreSQL as a power cut would, and starts it again. */
  killDatabase: () => Promise<void>;
  stop: () => Promise<void>;
};

export const webhookSecret = 'whsec_faults';
const settings = { max_connections: '200' };

/** The whole service on loopback: real PostgreSQL and real processes, with S3, SMTP, Stripe and voices that fail on request. */
export async function startWorld(env: Record<string, string> = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-faults-'));
  const postgresFolder = join(folder, 'postgres');
  let postgres: EmbeddedPostgres = await startPostgres({ folder: postgresFolder, settings });
  const database = await startDatabaseProxy(postgres.url);
  const s3 = await startFakeS3();
  const smtp = await startFakeSmtp();
  const mail = await startDatabaseProxy(smtp.url);
  const stripe = await startFakeStripe({ webhookSecret });
  const speech = await startFakeSpeech();
  const port = await findFreePort();
  const siteUrl = `http://localhost:${port}`;
  const processes: StartedProcess[] = [];
  mkdirSync(join(folder, 'data'));

  const shared: Record<string, string> = {
    PORT: port,
    SITE_URL: siteUrl,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    WORKER: 'off',
    STUDIO: 'on',
    SPEECH: 'flite',
    SEED_DEMO: 'off',
    AUTH_RATE_LIMITS: 'off',
    SMTP_URL: mail.url,
    S3_BUCKET: 'faults',
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    STRIPE_SECRET_KEY: 'sk_test_faults',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.apiUrl,
    ...env,
  };
  const start = (more: Record<string, string>, args: string[], codeFolder?: string) => {
    const started = startProcess({ ...shared, ...more }, args, codeFolder);
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
    siteUrl,
    async startSite(more = {}, codeFolder) {
      const site = start(more, [], codeFolder);
      await startedUrl(site);
      return site;
    },
    async startWorker(more = {}, codeFolder) {
      const worker = start(more, ['--worker-only'], codeFolder);
      await worker.says(/worker is running/);
      return worker;
    },
    async killDatabase() {
      const pid = Number(readFileSync(join(postgresFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
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
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
