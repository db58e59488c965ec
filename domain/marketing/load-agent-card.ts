import { buffer } from 'node:stream/consumers';
import type { AgentCard } from '#adapters/renderer/contract.ts';
import { brandColors } from '../brands/colors/rules.ts';
import { type ShownAgent, shortWebsite } from '../brands/rules.ts';
import type { Context } from '../context.ts';
import { fileKeyOf } from '../files/rules.ts';

/** Who presents a home, for anything we draw. Missing files are left out. */
export async function loadAgentCard(ctx: Pick<Context, 'storage'>, agent: ShownAgent): Promise<AgentCard> {
  const read = async (url: string | undefined) => {
    const key = url && fileKeyOf(url);
    const opened = key ? await ctx.storage.open(key) : undefined;
    return opened ? buffer(opened.stream) : null;
  };
  const { name, brokerage, phone, license, introLine, website } = agent;
  return {
    name,
    brokerage,
    phone,
    license,
    introLine,
    website: website && shortWebsite(website),
    photo: await read(agent.photo?.url),
    logo: await read(agent.logo?.url),
    colors: brandColors(agent.color),
  };
}
