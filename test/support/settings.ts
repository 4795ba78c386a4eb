import { type Env, env } from "@/lib/platform/runtime/env";

/** Runs `work` with other settings of the product. */
export async function withSettings<T>(settings: Partial<Env>, work: () => Promise<T>): Promise<T> {
  const before = { ...env() };
  Object.assign(env(), settings);
  try {
    return await work();
  } finally {
    Object.assign(env(), before);
  }
}
