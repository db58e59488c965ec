import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Requests one URL at a steady pace until it is told to stop, then reports how long each response took. */
const [url = '', perSecond = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const waiting = new Set<Promise<void>>();
let isOver = false;
process.once('message', () => {
  isOver = true;
});
process.once('disconnect', () => process.exit(1));

const started = performance.now();
for (let count = 0; !isOver; count += 1) {
  const due = started + (count * 1000) / Number(perSecond);
  await wait(Math.max(0, due - performance.now()));
  const one = ask().then((ms) => {
    times.push(ms);
    waiting.delete(one);
  });
  waiting.add(one);
}
await Promise.all(waiting);
agent.destroy();
process.send?.(times, () => process.exit(0));

function ask(): Promise<number> {
  const at = performance.now();
  return new Promise((done, fail) => {
    request(url, { agent }, (response) => {
      response.resume().on('end', () => done(performance.now() - at));
      if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}`));
    })
      .on('error', fail)
      .end();
  });
}
