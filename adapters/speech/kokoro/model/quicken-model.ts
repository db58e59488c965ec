import type { QuickPrecision } from '../choose-precision.ts';
import { foldActivations } from './fold-activations.ts';
import { readGraph, writeGraph } from './graph.ts';
import { halveConvolutions } from './halve-convolutions.ts';
import { type ConvolutionRanges, quantizeConvolutions } from './quantize-convolutions.ts';
import { unrollUpsampling } from './unroll-upsampling.ts';

/** Most of the time goes there; what comes before decides pitch and pace, and stays exact. */
export const isHalved = (name: string) => name.startsWith('/decoder/decoder/') && !pitchAndEnergy.test(name);
/** One channel each, so nothing is gained. */
const pitchAndEnergy = /\/(F0|N)_conv\//;

/** What the last stage's middle block loses with 8 bits is most of what all 48 lose together, and exact it costs little. */
const isLeftExact = (name: string) => name.includes('/generator/resblocks.4/');

/**
 * The same model for a processor that computes with 16 bits, as the pieces of a file; and with 8 bits where ranges are
 * given (decision 069). On x86 only the 8 bits pay, so that everything else stays exact (decision 076).
 */
export function quickenModel(
  model: Uint8Array,
  precision: QuickPrecision,
  ranges: Map<string, ConvolutionRanges> = new Map(),
): Uint8Array[] {
  const graph = readGraph(model);
  foldActivations(graph);
  unrollUpsampling(graph);
  if (precision === 'unsigned') {
    const chosen = new Map([...ranges].filter(([name]) => !isLeftExact(name)));
    quantizeConvolutions(graph, chosen, 'unsigned');
  } else {
    quantizeConvolutions(graph, ranges, 'signed');
    halveConvolutions(graph, isHalved);
  }
  return writeGraph(graph);
}
