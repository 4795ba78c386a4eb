import { QueryClient } from "@tanstack/react-query";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Showrunner } from "../src/index";
import { infiniteQueryOptions, mutationOptions, queryOptions } from "../src/query";
import { ok, StubServer } from "./stub-server";

let stub: StubServer;
let showrunner: Showrunner;
const queries = new QueryClient();
beforeAll(async () => {
  stub = await StubServer.start();
  showrunner = new Showrunner({ apiKey: "sr_test_key", baseUrl: stub.url });
});
afterAll(() => stub.stop());

describe("TanStack Query options", () => {
  it("fetch once per key", async () => {
    stub.play(ok({ slug: "a" }));
    const options = { ...queryOptions(showrunner, "getEvent", { slug: "a" }), staleTime: 60_000 };
    const first = await queries.fetchQuery(options);
    await queries.fetchQuery(options);
    expect(first.data).toEqual({ slug: "a" });
    expect(stub.seen).toHaveLength(1);
    expect(options.queryKey).toEqual(["getEvent", { slug: "a" }]);
  });

  it("fetch page after page", async () => {
    stub.play(ok([{ id: 1 }], { next_cursor: "n" }), ok([{ id: 2 }], { next_cursor: null }));
    const { pages } = await queries.fetchInfiniteQuery({
      ...infiniteQueryOptions(showrunner, "listClients", { limit: 1 }),
      pages: 5,
    });
    expect(pages.flatMap(({ data }) => data)).toEqual([{ id: 1 }, { id: 2 }]);
    expect(stub.seen.map(({ url }) => url)).toEqual(["/v1/clients?limit=1", "/v1/clients?limit=1&cursor=n"]);
  });

  it("send mutations with an idempotency key", async () => {
    stub.play(ok({ id: "c" }));
    const { mutationFn, mutationKey } = mutationOptions(showrunner, "createClient");
    expect((await mutationFn({ name: "A" })).data).toEqual({ id: "c" });
    expect(mutationKey).toEqual(["createClient"]);
    expect(stub.seen[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  });
});
