/**
 * Schemas that run in the browser must not try `eval`, because our content security policy would report it.
 * zod reads whether it may from an undocumented global (as of 4.6). `z.config()` sets the same, but would
 * load zod into pages that don't need it.
 *
 * `zod-without-eval.test.ts` checks this against the installed version.
 */
export function keepZodFromEval(): void {
  const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  shared.__zod_globalConfig ??= {};
  shared.__zod_globalConfig.jitless = true;
}
