import robotsParser from 'robots-parser';
import type { CheckedUrl } from './check-url.ts';
import { type GuardedFetchOptions, guardedFetch } from './guarded-fetch.ts';
import { Refused } from './refused.ts';

type Rules = (url: string) => boolean;

type Remembered = { rules: Promise<Rules>; until: number };

const rulesBytes = 500 * 1024;
const timeoutMs = 5_000;
const rememberMs = 60 * 60 * 1000;
const rememberFailureMs = 5 * 60 * 1000;
const maxSitesRemembered = 500;

/** Matching costs rule length times link length; real sites stay near a thousandth of this. */
const maxMatchingSteps = 50_000_000;

/**
 * Refuses what a site's robots.txt closes to us. A site without a readable file (4xx, 5xx, no response) is
 * open: RFC 9309 closes a failing site to crawlers, but we read a single page for the person marketing it.
 */
export function createRobotsGate(agentName: string, userAgent: string, options: GuardedFetchOptions) {
  const sites = new Map<string, Remembered>();

  async function readRules(origin: string): Promise<Rules | undefined> {
    try {
      const robotsUrl = `${origin}/robots.txt`;
      const answer = await guardedFetch(
        robotsUrl,
        {
          headers: { 'user-agent': userAgent, accept: 'text/plain,*/*;q=0.5', 'accept-encoding': 'gzip, br' },
          limits: { maxBytes: rulesBytes, cutsLongBody: true },
          wantsBody: (status) => status >= 200 && status < 300,
        },
        { ...options, totalTimeoutMs: Math.min(timeoutMs, options.totalTimeoutMs) },
      );
      if (answer.status >= 500) return undefined;
      return parseRules(robotsUrl, answer.body.toString('utf8'), agentName);
    } catch {
      return undefined;
    }
  }

  function remember(origin: string): Promise<Rules> {
    const known = sites.get(origin);
    if (known && known.until > Date.now()) return known.rules;
    if (sites.size >= maxSitesRemembered) sites.delete(sites.keys().next().value ?? '');
    const entry: Remembered = { until: Date.now() + rememberMs, rules: Promise.resolve(() => true) };
    entry.rules = readRules(origin).then((rules) => {
      if (!rules) entry.until = Date.now() + rememberFailureMs;
      return rules ?? (() => true);
    });
    sites.delete(origin);
    sites.set(origin, entry);
    return entry.rules;
  }

  return async function mayFetch(target: CheckedUrl): Promise<void> {
    if (target.isAllowedHost) return;
    const isAllowed = await remember(target.url.origin);
    if (isAllowed(target.url.href)) return;
    throw new Refused(
      'robots',
      `${target.hostname} does not let programs read this page. Please paste the page's text instead.`,
    );
  };
}

function parseRules(robotsUrl: string, text: string, agentName: string): Rules {
  const robots = robotsParser(robotsUrl, text);
  const wildcardRules = text.split(/[\r\n]+/).filter((line) => line.includes('*'));
  const wildcardLength = wildcardRules.reduce((length, line) => length + line.length, 0);
  return (url) =>
    wildcardLength * url.length <= maxMatchingSteps && robots.isAllowed(url, agentName) !== false;
}
