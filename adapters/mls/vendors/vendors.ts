import { bridge } from './bridge.ts';
import { mlsGrid } from './mls-grid.ts';
import { reso } from './reso.ts';
import { spark } from './spark.ts';
import { trestle } from './trestle.ts';

export const vendors = { 'mls-grid': mlsGrid, bridge, trestle, spark, reso } as const;
export type VendorName = keyof typeof vendors;
