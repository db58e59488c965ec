import { z } from 'zod';
import { Unavailable } from '../unavailable.ts';
import { NumberRefused, type NumberWish, type PhoneNumber, type PhoneNumbers } from './contract.ts';
import type { TwilioRest } from './twilio-rest.ts';

const Bought = z.object({ sid: z.string().min(1), phone_number: z.string().min(1) });
const BoughtList = z.object({ incoming_phone_numbers: z.array(Bought) });
const AvailableList = z.object({ available_phone_numbers: z.array(z.object({ phone_number: z.string() })) });
const Refusal = z.object({ code: z.number(), message: z.string() }).partial();

/** Somebody else bought it between our two requests. */
const JUST_TAKEN = 21_422;
const CANDIDATES = 3;

/** Twilio's local numbers in the United States. A number carries our reference as its friendly name. */
export function createTwilioNumbers(send: TwilioRest): PhoneNumbers {
  async function list(areaCode: string | null): Promise<string[]> {
    const query = new URLSearchParams({ VoiceEnabled: 'true', PageSize: String(CANDIDATES) });
    if (areaCode) query.set('AreaCode', areaCode);
    const response = await send(`/AvailablePhoneNumbers/US/Local.json?${query}`, { method: 'GET' });
    if (!response.ok) throw await refuse(response);
    const { available_phone_numbers: found } = await read(response, AvailableList);
    return found.map((one) => one.phone_number);
  }

  /** Undefined if the number is gone in the meantime. */
  async function take(number: string, wish: NumberWish): Promise<PhoneNumber | undefined> {
    const response = await send('/IncomingPhoneNumbers.json', {
      method: 'POST',
      form: {
        PhoneNumber: number,
        FriendlyName: wish.reference,
        VoiceUrl: wish.callUrl,
        VoiceMethod: 'POST',
        StatusCallback: wish.statusUrl,
        StatusCallbackMethod: 'POST',
      },
    });
    if (response.ok) return toNumber(await read(response, Bought));
    const refusal = await refuse(response);
    if (refusal.code === JUST_TAKEN) return undefined;
    throw refusal;
  }

  return {
    async find(reference) {
      const query = new URLSearchParams({ FriendlyName: reference, PageSize: '1' });
      const response = await send(`/IncomingPhoneNumbers.json?${query}`, { method: 'GET' });
      if (!response.ok) throw await refuse(response);
      const [bought] = (await read(response, BoughtList)).incoming_phone_numbers;
      return bought && toNumber(bought);
    },

    async buy(wish) {
      const near = wish.areaCode ? await list(wish.areaCode) : [];
      const candidates = near.length > 0 ? near : await list(null);
      for (const number of candidates) {
        const bought = await take(number, wish);
        if (bought) return bought;
      }
      throw new NumberRefused('none-left', 'Twilio has no number left.');
    },

    async release(id) {
      const response = await send(`/IncomingPhoneNumbers/${encodeURIComponent(id)}.json`, {
        method: 'DELETE',
      });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404)
        throw new Unavailable('twilio', `answered ${response.status}`);
    },
  };
}

const toNumber = ({ sid, phone_number }: z.infer<typeof Bought>): PhoneNumber => ({
  id: sid,
  number: phone_number,
});

class TwilioRefusal extends NumberRefused {
  readonly code: number | undefined;
  constructor(status: number, code: number | undefined, message: string) {
    super('refused', `Twilio refused: ${message} (${code ? `error ${code}` : `status ${status}`})`);
    this.code = code;
  }
}

/** Twilio's reasons for not selling: no money, a closed account, a missing address. */
async function refuse(response: Response): Promise<TwilioRefusal> {
  const parsed = Refusal.safeParse(await response.json().catch(() => ({})));
  const { code, message = 'no reason given' } = parsed.data ?? {};
  return new TwilioRefusal(response.status, code, message.slice(0, 300));
}

async function read<Shape extends z.ZodType>(response: Response, shape: Shape): Promise<z.output<Shape>> {
  try {
    return shape.parse(await response.json());
  } catch (cause) {
    throw new Unavailable('twilio', 'sent something else', { cause });
  }
}
