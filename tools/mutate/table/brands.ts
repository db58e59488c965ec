import type { Mutation } from '../mutation.ts';

const api = ['api/brands/brands.test.ts'];
const rules = ['domain/brands/rules.test.ts'];
const clips = ['domain/marketing/clips/make-clip.test.ts'];

/** Who may change a brand, where it may appear, and what may delay a clip. */
export const brandMutations: Mutation[] = [
  {
    name: 'anyone changes any team’s brand',
    area: 'brands',
    file: 'domain/brands/write-brand.ts',
    find: '    await lockHolder(tx, holder);\n',
    replace: '',
    tests: api,
  },
  {
    name: "a stranger reads a team's brand",
    area: 'brands',
    file: 'api/brands/handlers.ts',
    find: '    if (teamId) await requireTeamRole(call.ctx, { teamId, userId: holder.userId });\n',
    replace: '',
    tests: api,
  },
  {
    name: 'a picture is accepted from someone not signed in',
    area: 'brands',
    file: 'api/brands/brand-image-routes.ts',
    find: "if (!session) throw new AppError('unauthorized', 'Sign in first.');",
    replace: '',
    tests: api,
  },
  {
    name: "an agent's face stands beside another agent's name",
    area: 'brands',
    file: 'domain/brands/rules.ts',
    find: 'if (!isSame) return',
    replace: 'if (!brand) return',
    tests: rules,
  },
  {
    name: 'a website link may be a script',
    area: 'brands',
    file: 'domain/brands/schema.ts',
    find: "/^https?:$/.test(protocol) && hostname.includes('.')",
    replace: "(protocol === 'javascript:' || hostname.includes('.'))",
    tests: rules,
  },
  {
    name: 'a brand color cannot be read on dark or paper',
    area: 'brands',
    file: 'domain/brands/colors/rules.ts',
    find: 'if (contrast(mixed, ground) >= MIN_CONTRAST) return mixed;',
    replace: 'if (contrast(mixed, ground) >= 1) return mixed;',
    tests: rules,
  },
  {
    name: 'an agent’s tagline may break fair-housing law',
    area: 'brands',
    file: 'domain/brands/save-brand.ts',
    find: "checkText(fields.introLine).verdict !== 'allow'",
    replace: 'fields.introLine.length < 0',
    tests: api,
  },
  {
    name: 'name previews have no limit',
    area: 'brands',
    file: 'domain/audio/recording/preview-name.ts',
    find: "  await limitCalls(ctx, 'preview-name', ip, limits, 'That’s a lot of listening. Please wait a minute.');\n",
    replace: '',
    tests: api,
  },
  {
    name: 'a clip that kills its worker is tried forever',
    area: 'clips',
    file: 'domain/marketing/clips/make-clip.ts',
    find: 'row.attempts > MAX_ATTEMPTS || !ctx.video',
    replace: '!ctx.video',
    tests: clips,
  },
  {
    name: 'a newer request is answered with an older clip',
    area: 'clips',
    file: 'domain/marketing/clips/make-clip.ts',
    find: '.where(isUntouched);',
    replace: '.where(isThis);',
    tests: clips,
  },
  {
    name: 'a stopped worker is a failed clip',
    area: 'clips',
    file: 'domain/marketing/clips/make-clip.ts',
    find: ' || options.signal.aborted || row.attempts < MAX_ATTEMPTS',
    replace: ' || row.attempts < MAX_ATTEMPTS',
    tests: clips,
  },
];
