import { beforeEach, expect, it, vi } from "vitest";
import { Field } from "@/components/ui/field";
import { ApiError } from "@/lib/client/api-error";
import { drawnElements } from "@/test/support/drawn-elements";
import { stubFormData } from "@/test/support/form-of-fields";
import { runHook } from "@/test/support/run-hook";
import { InviteForm } from "./invite-dialog";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/api", () => ({ api }));
vi.mock("./studio-context", () => ({
  useStudio: () => ({ controller: { slug: "launch", desk: { refresh: async () => undefined } } }),
}));

interface Call {
  id: string;
  body: { guests?: { id?: string; name: string; title: string }[]; action?: string };
  params: Record<string, string>;
  idempotencyKey: string;
}

let calls: Call[];
let failing: string[];
const offline = () => new ApiError({ code: "offline", message: "No response.", retryable: true });

beforeEach(() => {
  calls = [];
  failing = [];
  api.mockReset().mockImplementation(async (id: string, options: Omit<Call, "id">) => {
    calls.push({ id, ...options });
    if (failing[0] === id) {
      failing.shift();
      throw offline();
    }
    if (id !== "updateEvent") return { data: { backstage_url: "https://show.test/backstage/1" } };
    const guests = (options.body.guests ?? []).map((guest) => ({ id: "gst_2", access: "none", ...guest }));
    return { data: { event: { guests: [{ id: "gst_1", name: "Ana", access: "active" }, ...guests] } } };
  });
  stubFormData();
});

async function open() {
  const onMade = vi.fn();
  const page = await runHook(InviteForm, { onMade });
  return {
    onMade,
    problem: () => drawnElements(page.result(), Field)[0]?.props.error,
    submit: (name: string, title = "") =>
      page.act(() => {
        const event = { preventDefault() {}, currentTarget: { name, title } };
        drawnElements(page.result(), "form")[0]?.props.onSubmit?.(event as never);
      }),
  };
}

it("doesn't add the guest again when only their link couldn't be made", async () => {
  failing = ["manageGuestAccessLink"];
  const form = await open();
  await form.submit("Ana");
  expect(form.problem()).toBe("No response.");
  await form.submit("Ana");
  expect(form.onMade).toHaveBeenCalledWith({ name: "Ana", url: "https://show.test/backstage/1" });
  const [, first, second] = calls;
  expect(calls.map(({ id }) => id)).toEqual([
    "updateEvent",
    "manageGuestAccessLink",
    "manageGuestAccessLink",
  ]);
  expect(second).toEqual(first);
  expect(second?.params.guest_id).toBe("gst_2");
});

it("sends the same call again after a lost answer, and corrects a guest who was added already", async () => {
  failing = ["updateEvent", "manageGuestAccessLink"];
  const form = await open();
  await form.submit("Anna");
  await form.submit("Anna");
  await form.submit("Ana", "Engineer");
  const [lost, again, corrected] = calls.filter(({ id }) => id === "updateEvent");
  expect(again).toEqual(lost);
  expect(corrected?.idempotencyKey).not.toBe(lost?.idempotencyKey);
  expect(corrected?.body.guests).toEqual([{ id: "gst_2", name: "Ana", title: "Engineer" }]);
  expect(form.onMade).toHaveBeenCalledOnce();
});
