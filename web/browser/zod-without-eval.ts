/** Zod tries to compile its schemas with `new Function`, which the content policy reports. Must run before any schema. */
(globalThis as { __zod_globalConfig?: { jitless?: boolean } }).__zod_globalConfig = { jitless: true };
