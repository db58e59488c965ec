import { AppError } from '#domain/errors.ts';
import type { FileLimit } from './contract.ts';

/** The same request, whose body breaks off when it is longer than allowed; nothing of it is held. */
export function limitBody(request: Request, { mostBytes, tooLarge }: FileLimit): Request {
  const refused = () => new AppError('invalid', tooLarge);
  if (Number(request.headers.get('content-length')) > mostBytes) throw refused();
  if (!request.body) return request;
  let seenBytes = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seenBytes += chunk.length;
        if (seenBytes > mostBytes) controller.error(refused());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Request(request, { body: counted, duplex: 'half' } as RequestInit);
}
