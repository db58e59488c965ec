import { foldActivations } from './fold-activations.ts';
import { readGraph, writeGraph } from './graph.ts';
import { halveConvolutions } from './halve-convolutions.ts';
import { type ConvolutionRanges, quantizeConvolutions } from './quantize-convolutions.ts';
import { unrollUpsampling } from './unroll-upsampling.ts';

/** Most of the time goes there; what comes before decides pitch and pace, and stays exact. */
export const isHalved = (name: string) => name.startsWith('/decoder/decoder/') && !pitchAndEnergy.test(name);
/** One channel each, so nothing is gained. */
const pitchAndEnergy = /\/(F0|N)_conv\//;

/**
 * The same model for a processor that computes with 16 bits, as the pieces of a file; and with 8 bits where ranges are
 * given (decision 069).
 */
export function quickenModel(
  model: Uint8Array,
  ranges: Map<string, ConvolutionRanges> = new Map(),
): Uint8Array[] {
  const graph = readGraph(model);
  foldActivations(graph);
  unrollUpsampling(graph);
  quantizeConvolutions(graph, ranges);
  halveConvolutions(graph, isHalved);
  return writeGraph(graph);
}
