import { AppError } from '#domain/errors.ts';

export const TOO_LARGE = 'The request is too large.';

/** The same request, whose body breaks off when it is longer than allowed; nothing of it is held. */
export function limitBody(request: Request, maxBytes: number): Request {
  const tooLarge = () => new AppError('invalid', TOO_LARGE);
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  if (!request.body) return request;
  let seenBytes = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seenBytes += chunk.length;
        if (seenBytes > maxBytes) controller.error(tooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Request(request, { body: counted, duplex: 'half' } as RequestInit);
}
