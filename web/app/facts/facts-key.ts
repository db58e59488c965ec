export const factsKey = (podcastId: string) => ['facts', podcastId];
