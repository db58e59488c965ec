import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../storage/contract.ts';
import { CallRefused, type Telephony } from './contract.ts';

/** Never served as a file: see what /files refuses. */
const FOLDER = 'private/simulated-calls';
const idPattern = /^[0-9a-f-]{36}$/;

/**
 * The embedded default: calls are played at /dev/phone. Recordings are kept as files, because another process turns
 * them into leads.
 */
export function createPhoneSimulator({ storage }: { storage: Storage }): Telephony {
  const keyOf = (id: string) => `${FOLDER}/${id}.wav`;
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
    simulator: {
      async saveRecording(wav) {
        const id = randomUUID();
        await storage.put(keyOf(id), wav, { contentType: 'audio/wav' });
        return id;
      },
    },
  };
}
