import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { drawInPlace } from "@/test/support/draw-in-place";
import { PageOrProblem } from "./page-or-problem";

const refresh = vi.fn();
const router = { refresh };
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("./read-problem", () => ({
  ReadProblem: ({ problem }: { problem: { message: string } }) => problem.message,
}));

/** A form, whose text is gone when it's drawn from the start. */
let drawn = 0;
function Form({ title }: { title: string }) {
  const [text] = useState(() => `typed ${++drawn}`);
  return `${title}, ${text}`;
}

const busy = { code: "service_unavailable", message: "Busy.", retryable: true };
const good = (title: string) => (
  <PageOrProblem>
    <Form title={title} />
  </PageOrProblem>
);

beforeEach(() => {
  drawn = 0;
  refresh.mockClear();
});

it("keeps the page with its forms when a refresh fails, and tries again", async () => {
  vi.useFakeTimers();
  const { draw, text, act } = drawInPlace();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await draw(good("One"));
  expect(text()).toBe("One, typed 1");
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
  await draw(<PageOrProblem problem={busy} />);
  expect(text()).toBe("Out of date. Retrying…One, typed 1");
  await pass(5_000);
  expect(refresh).toHaveBeenCalled();
  await draw(good("Two"));
  expect(text()).toBe("Two, typed 1");
  vi.useRealTimers();
});

it("shows the error of a page that wasn't read before, or can't be read any more", async () => {
  const { draw, text } = drawInPlace();
  await draw(<PageOrProblem problem={busy} />);
  expect(text()).toBe("Busy.");
  await draw(good("One"));
  await draw(<PageOrProblem problem={{ code: "not_found", message: "Gone.", retryable: false }} />);
  expect(text()).toBe("Gone.");
});
