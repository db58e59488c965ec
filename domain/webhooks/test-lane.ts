/** A test has its own lane: it waits for nothing, and nothing waits for it. */
export function createTestLane(id: string): string {
  return `test:${id}`;
}

export function isTestLane(lane: string): boolean {
  return lane.startsWith('test:');
}
