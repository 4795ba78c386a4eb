import { defineConfig } from "prisma/config";

/** For `prisma generate` and editors. Migrations use `stack/migrate.ts`, which needs no engine download. */
export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
});
