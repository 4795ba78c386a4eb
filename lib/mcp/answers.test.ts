import { AjvJsonSchemaValidator } from "@modelcontextprotocol/server/validators/ajv";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "@/test/support/http-server";
import { ERAS, type ListedTool, type McpClient, presentClient } from "@/test/support/mcp";
import { putOnAir } from "@/test/support/show";
import { makeWorkspace } from "@/test/support/workspace";
import { catalogue } from "./toolkit/catalogue";
import { operationInput } from "./toolkit/operation-schema";

let server: TestServer;
let key: string;
let client: McpClient;
let slug: string;

beforeAll(async () => {
  server = await startServer();
  key = await (await makeWorkspace()).key();
  client = await presentClient(`${server.url}/api/mcp`, key);
  const made = await client.call("create_showroom", {
    title: "A show of usual size",
    brief: "How we shipped half of the features and twice the value. Ana asks, Grace answers.",
    guests: [{ name: "Grace Hopper" }, { name: "Alan Turing" }],
  });
  slug = made.data.slug;
  await putOnAir(slug);
  for (let i = 0; i < 30; i++) await client.call("call_operation", { operation: "listClients" });
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

/** Bytes sent for a result, which contains both text and structured content. */
const bytesOf = ({ text }: { text: string }): number => 2 * Buffer.byteLength(text);
const KB = 1024;

describe("a short response", () => {
  it("describes a studio without its command catalogue, and says what it omits", async () => {
    const short = await client.call("call_operation", { operation: "getStudio", input: { slug } });
    expect(short.isError, short.text).toBe(false);
    expect(bytesOf(short)).toBeLessThanOrEqual(21 * KB);
    expect(short.meta.omitted).toEqual(["commands"]);
    expect(short.data).toMatchObject({ slug, live: true, phase: "live" });
    const full = await client.call("call_operation", {
      operation: "getStudio",
      input: { slug },
      detail: "full",
    });
    expect(full.data.commands.length).toBeGreaterThan(30);
    expect(full.meta.omitted).toBeUndefined();
  });

  it("draws the stage on request, as text or as an image, without the rest of the show", async () => {
    await client.call("run_studio_command", {
      slug,
      action: "set_ticker",
      items: ["<b>Hi</b>"],
      confirm: true,
    });
    await client.call("run_studio_command", { slug, action: "show_ticker", confirm: true });
    const looked = await client.call("get_event_status", { slug, look: "stage" });
    expect(looked.isError, looked.text).toBe(false);
    expect(looked.data).toMatchObject({
      slug,
      live: {
        on_air: true,
        scene: { number: 1, elapsed_sec: expect.any(Number), planned_sec: expect.any(Number) },
        hands: { hands: "shared", proposals: 0 },
      },
    });
    expect(looked.data.guests).toBeUndefined();
    expect(looked.data.live.drawing).toContain("ON AIR");
    expect(looked.data.live.drawing).toContain("Ticker: <b>Hi</b>");
    expect(looked.meta.untrusted).toContain("live.drawing");
    expect(bytesOf(looked)).toBeLessThanOrEqual(8 * KB);
    expect(looked.picture).toBeUndefined();
    const { picture, text } = await client.call("get_event_status", { slug, look: "image" });
    expect(picture?.mimeType).toBe("image/png");
    const png = Buffer.from(picture?.data ?? "", "base64");
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 960 });
    expect(png.length).toBeLessThan(60 * KB);
    expect(text).not.toContain(picture?.data);
    const wrong = await client.call("get_event_status", { slug, look: "closely" });
    expect(wrong.error.fields).toEqual({ look: "not_allowed" });
  });

  it("summarizes usage, and lists calls only on request", async () => {
    for (const short of [
      await client.call("get_usage", {}),
      await client.call("call_operation", { operation: "getUsage" }),
    ]) {
      expect(bytesOf(short)).toBeLessThanOrEqual(3 * KB);
      expect(short.data.requests).toBeGreaterThan(30);
    }
    const full = await client.call("get_usage", { detail: "full" });
    expect(full.data.items).toHaveLength(20);
    expect(bytesOf(full)).toBeLessThanOrEqual(21 * KB);
  });

  it("describes any operation in 12 KB, and each field in full on request", async () => {
    for (const { id } of catalogue) {
      const described = await client.call("describe_operation", { operation: id });
      expect(bytesOf(described), id).toBeLessThanOrEqual(12 * KB);
    }
    const described = await client.call("describe_operation", { operation: "updateEvent" });
    expect(described.data.shortened_fields).toContain("plan");
    expect(described.data.input_schema.properties.plan.members).toContain("segments");
    expect(described.data.errors).toEqual(["not_found", "version_conflict", "client_inactive"]);
    const part = await client.call("describe_operation", { operation: "updateEvent", field: "plan" });
    expect(Object.keys(part.data.input_schema.properties)).toEqual(["plan"]);
    expect(part.text).toContain("duration_sec");
    const whole = await client.call("describe_operation", { operation: "updateEvent", detail: "full" });
    expect(whole.data.input_schema).toEqual(
      JSON.parse(JSON.stringify(operationInput(catalogue.find(({ id }) => id === "updateEvent") as never))),
    );
    expect(whole.data.errors).toContain("rate_limited");
    const wrong = await client.call("describe_operation", { operation: "updateEvent", field: "__proto__" });
    expect(wrong.error.fields).toEqual({ field: "not_found" });
  });
});

describe.each(ERAS)("for the %s client", (_era, connect) => {
  it("returns the same content as text and as structured content", async () => {
    const own = await connect(`${server.url}/api/mcp`, key);
    for (const [tool, args] of [
      ["get_event_status", { slug }],
      ["list_events", {}],
      ["search_operations", { query: "delete a webhook" }],
      ["list_events", { limit: "many" }],
    ] as const) {
      const { text, data, error, meta, next } = await own.call(tool, args);
      expect(JSON.parse(text)).toEqual(
        JSON.parse(JSON.stringify({ ...(error ? { error } : { data }), meta, next })),
      );
    }
    await own.close();
  });
});

describe("the next calls", () => {
  const validator = new AjvJsonSchemaValidator();
  let tools: ListedTool[];

  beforeAll(async () => {
    tools = await client.list();
  });

  /** The given arguments are valid; the caller adds what is missing. */
  function expectCallable(next: { tool: string; arguments: Record<string, unknown> }[]): void {
    for (const call of next) {
      const tool = tools.find(({ name }) => name === call.tool);
      expect(tool, call.tool).toBeDefined();
      const { required: _all, ...schema } = (tool?.inputSchema ?? {}) as Record<string, unknown>;
      const checked = validator.getValidator(schema)(call.arguments);
      expect(checked.valid, `${JSON.stringify(call)}: ${checked.errorMessage}`).toBe(true);
    }
  }

  it("end every successful response, and are valid calls of listed tools", async () => {
    const answers = [
      await client.call("list_events", {}),
      await client.call("get_event_status", { slug }),
      await client.call("search_registrations", { slug }),
      await client.call("update_event", { slug, capacity: 50 }),
      await client.call("update_event", { slug, capacity: 60, dry_run: true }),
      await client.call("add_guest", { slug, name: "Ada" }),
      await client.call("run_studio_command", { slug, action: "confetti", confirm: true }),
      await client.call("get_usage", {}),
      await client.call("search_operations", { query: "delete a webhook" }),
      await client.call("search_operations", { query: "book a hotel" }),
      await client.call("describe_operation", { operation: "runStudioCommand" }),
      await client.call("call_operation", { operation: "createClient", input: { name: "Next" } }),
      await client.call("call_operation", { operation: "listClients", input: { limit: 1 } }),
    ];
    for (const { isError, text, next } of answers) {
      expect(isError, text).toBe(false);
      expect(next.length, text.slice(0, 200)).toBeGreaterThan(0);
      expect(next.length).toBeLessThanOrEqual(3);
      expectCallable(next);
      expect(Object.keys(JSON.parse(text)).at(-1)).toBe("next");
    }
  });

  it("lead from a draft to readiness and publishing, and poll a plan that's being written", async () => {
    const made = await client.call("create_showroom", { title: "Next", brief: "Looms. 30 minutes." });
    expect(made.isError, made.text).toBe(false);
    const named = { slug: made.data.slug };
    const writing = await client.call("get_event_status", named);
    expect(writing.data.plan.status).toBe("generating");
    expect(writing.next).toEqual([{ tool: "get_event_status", arguments: named }]);
    const input = { title: "Draft", generate_show_plan: false };
    const draft = await client.call("call_operation", { operation: "createEvent", input });
    expect(draft.isError, draft.text).toBe(false);
    const of = { slug: draft.data.slug };
    const { next } = await client.call("get_event_status", of);
    expect(next.slice(0, 2)).toEqual(
      ["getEventReadiness", "publishEvent"].map((operation) => ({
        tool: "call_operation",
        arguments: { operation, input: of },
      })),
    );
    expectCallable(next);
  });

  it("don't wait for what is scheduled: an agent would poll a reminder for weeks", async () => {
    const made = await client.call("create_showroom", { title: "Next month", generate_show_plan: false });
    const starts_at = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const moved = await client.call("update_event", { slug: made.data.slug, starts_at });
    expect(moved.isError, moved.text).toBe(false);
    expect(moved.meta.jobs).toBeUndefined();
    expect(moved.next.map(({ tool }: { tool: string }) => tool)).not.toContain("get_job");
  });

  it("lead from creating to reading, from a dry run to the run, and from an error to its fix", async () => {
    const made = await client.call("call_operation", { operation: "createClient", input: { name: "Chain" } });
    expect(made.next).toEqual([
      { tool: "call_operation", arguments: { operation: "getClient", input: { id: made.data.id } } },
    ]);
    const tried = await client.call("run_studio_command", { slug, action: "confetti", dry_run: true });
    expect(tried.next).toEqual([{ tool: "run_studio_command", arguments: { slug, action: "confetti" } }]);
    const wrong = await client.call("call_operation", { operation: "createClient", input: {} });
    expect(wrong.next).toEqual([{ tool: "describe_operation", arguments: { operation: "createClient" } }]);
    const lost = await client.call("call_operation", { operation: "sendFax", input: {} });
    expect(lost.next).toEqual([{ tool: "search_operations", arguments: { query: "sendFax" } }]);
  });

  it("come with a note when nothing matches or the caller lacks the scope", async () => {
    const nothing = await client.call("search_operations", { query: "book a hotel for the crew" });
    expect(nothing.data).toEqual([]);
    expect(nothing.meta.note).toMatch(/^No results/);
    const own = await presentClient(
      `${server.url}/api/mcp`,
      await (await makeWorkspace()).key("test", ["events:read"]),
    );
    const barred = await own.call("search_operations", { query: "rotate the signing secret" });
    expect(barred.data).toEqual([]);
    expect(barred.meta.note).toContain("webhooks:manage");
    await own.close();
  });
});
