import { SimulatedCall, SimulatedEvent, SimulatedTurn } from '#domain/phone/schema.ts';
import type { DataTable } from '../operation.ts';

/** The phone simulator. */
export const phoneData = {
  'POST /api/dev/phone/calls': {
    access: 'visitor',
    summary: 'Begins a played phone call; only with development pages and the simulator on',
    input: SimulatedCall,
    output: SimulatedTurn,
  },
  'POST /api/dev/phone/turns': {
    access: 'visitor',
    summary: 'Goes on with a played phone call; only with development pages and the simulator on',
    input: SimulatedEvent,
    output: SimulatedTurn,
  },
} as const satisfies DataTable;
