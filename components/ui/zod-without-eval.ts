/**
 * Schemas that run in the browser must not try `eval`: the policy would report it. Whether they may is read from a global
 * that zod does not document (seen in 4.6). `z.config()` sets the same, and would load zod into pages that need none of it.
 *
 * `zod-without-eval.test.ts` holds it against the installed version.
 */
export function keepZodFromEval(): void {
  const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  shared.__zod_globalConfig ??= {};
  shared.__zod_globalConfig.jitless = true;
}
