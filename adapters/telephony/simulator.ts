import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../storage/contract.ts';
import { CallRefused, NumberRefused, type PhoneNumber, type Telephony } from './contract.ts';

/** Never served as a file: see what /files refuses. */
const FOLDER = 'private/simulated-calls';
const idPattern = /^[0-9a-f-]{36}$/;
const NUMBERS = 'private/simulated-numbers';
const numberIdPattern = /^1\d{3}55501\d\d-[0-9a-f-]{36}$/;
const DEFAULT_AREA = '512';
/** The numbers of simulated callers and agents. */
const inUse = ['42', '99'];

/**
 * The embedded default: calls are simulated at /dev/phone. Recordings are stored as files, because another process
 * turns them into leads.
 */
export function createPhoneSimulator({ storage }: { storage: Storage }): Telephony {
  const keyOf = (id: string) => `${FOLDER}/${id}.wav`;
  const numberKeyOf = (id: string) => `${NUMBERS}/${id}.json`;

  async function listNumbers(): Promise<PhoneNumber[]> {
    const bought: PhoneNumber[] = [];
    for await (const { key } of storage.list(`${NUMBERS}/`)) {
      const id = key.slice(NUMBERS.length + 1).replace(/\.json$/, '');
      bought.push({ id, number: `+${id.slice(0, 11)}` });
    }
    return bought;
  }
  return {
    provider: 'simulator',
    readRequest: () => {
      throw new CallRefused('The simulator sends no webhooks.');
    },
    writeTurn: (turn) => ({ contentType: 'application/json', body: JSON.stringify(turn) }),
    async fetchRecording(recordingId) {
      const opened = idPattern.test(recordingId) ? await storage.open(keyOf(recordingId)) : undefined;
      return opened && new Uint8Array(await buffer(opened.stream));
    },
    async deleteRecording(recordingId) {
      if (idPattern.test(recordingId)) await storage.remove(keyOf(recordingId));
    },
    // Numbers with 555-01 in them belong to nobody.
    numbers: {
      find: async (reference) => (await listNumbers()).find(({ id }) => id.endsWith(`-${reference}`)),
      async buy({ reference, areaCode }) {
        const bought = new Set((await listNumbers()).map(({ number }) => number));
        const number = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
          .filter((end) => !inUse.includes(end))
          .map((end) => `+1${areaCode ?? DEFAULT_AREA}55501${end}`)
          .find((free) => !bought.has(free));
        if (!number) throw new NumberRefused('none-left', 'The simulator has no number left there.');
        const id = `${number.slice(1)}-${reference}`;
        await storage.put(numberKeyOf(id), Buffer.from('{}'), { contentType: 'application/json' });
        return { id, number };
      },
      async release(id) {
        if (numberIdPattern.test(id)) await storage.remove(numberKeyOf(id));
      },
    },
    simulator: {
      hasSold: async (number) => (await listNumbers()).some((sold) => sold.number === number),
      async saveRecording(wav) {
        const id = randomUUID();
        await storage.put(keyOf(id), wav, { contentType: 'audio/wav' });
        return id;
      },
    },
  };
}
