import { vi } from "vitest";

/** Forms are plain objects of their fields, for handlers that read a `FormData`. */
export const stubFormData = (): unknown =>
  vi.stubGlobal(
    "FormData",
    class {
      constructor(private readonly form: Record<string, string>) {}
      get(name: string) {
        return this.form[name] ?? null;
      }
    },
  );
