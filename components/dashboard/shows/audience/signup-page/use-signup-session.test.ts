import { expect, it, vi } from "vitest";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { useSignupSession } from "./use-signup-session";

it("keeps what publishing answered when an older read comes after it", async () => {
  const page = (version: number) => ({ draft: { content: {} }, version }) as never;
  const older = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => older.promise);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  const desk = await runOnDashboard(() => useSignupSession("s", "session:test", page(1)), undefined);
  await desk.act(() => void desk.result().session.look());
  await desk.act(() => desk.result().adopt(page(3)));
  await desk.act(() =>
    older.resolve(new Response(JSON.stringify({ data: page(2), meta: { request_id: "r" }, error: null }))),
  );
  expect(desk.result().signup.version).toBe(3);
});
