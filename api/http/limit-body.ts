import { AppError } from '#domain/errors.ts';
import type { FileLimit } from '../contract.ts';

/** Who sends ever so slowly would hold a place for ever. */
type Limit = FileLimit & { withinMs?: number };

/** The same request, whose body breaks off when it is longer or later than allowed; nothing of it is held. */
export function limitBody(request: Request, { mostBytes, tooLarge, withinMs }: Limit): Request {
  const refused = () => new AppError('invalid', tooLarge);
  if (Number(request.headers.get('content-length')) > mostBytes) throw refused();
  if (!request.body) return request;
  let seenBytes = 0;
  let late: NodeJS.Timeout | undefined;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start(controller) {
        if (!withinMs) return;
        const refuse = () => controller.error(new AppError('invalid', 'This took too long to arrive.'));
        late = setTimeout(refuse, withinMs).unref();
      },
      flush: () => clearTimeout(late),
      transform(chunk, controller) {
        seenBytes += chunk.length;
        if (seenBytes > mostBytes) controller.error(refused());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Request(request, { body: counted, duplex: 'half' } as RequestInit);
}
