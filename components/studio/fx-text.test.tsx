import { beforeEach, expect, it, vi } from "vitest";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { Store } from "@/lib/room/store";
import { initialState, type StageState } from "@/lib/stage";
import { drawnElements } from "@/test/support/drawn-elements";
import { runHook } from "@/test/support/run-hook";
import { AnnouncerSection } from "./announcer-section";
import { CtaSection } from "./cta-section";
import { TickerSection } from "./ticker-section";

const studio = vi.hoisted(() => ({ run: vi.fn(), state: {}, controller: {} }));
vi.mock("./studio-context", () => ({ useStudio: () => studio }));

let answer: PromiseWithResolvers<boolean>;
let state: StageState;
beforeEach(() => {
  answer = Promise.withResolvers();
  studio.run.mockReset().mockImplementation(() => answer.promise);
  studio.controller = { deskFeed: { besideChat: new Store({ clicks: {} }) } };
  state = initialState();
  studio.state = state;
});

/** Draws the section, and again whenever the stage changes. */
async function open(Section: () => unknown, field: typeof Input | typeof Textarea) {
  const page = await runHook<unknown, unknown>(Section, undefined);
  const fields = () => drawnElements<typeof field>(page.result(), field).map(({ props }) => props);
  return {
    texts: () => fields().map(({ value }) => value),
    type: (value: string, number = 0) =>
      page.act(() => fields()[number]?.onChange?.({ target: { value } } as never)),
    leave: () => page.act(() => fields()[0]?.onBlur?.({} as never)),
    submit: () =>
      page.act(() =>
        drawnElements(page.result(), "form")[0]?.props.onSubmit?.({ preventDefault() {} } as never),
      ),
    press: () => page.act(() => drawnElements(page.result(), Button)[0]?.props.onClick?.({} as never)),
    buttons: () => drawnElements(page.result(), Button).map(({ props }) => props),
    see: (next: StageState) => {
      studio.state = next;
      return page.render(undefined);
    },
    answer: (accepted: boolean) => page.act(() => answer.resolve(accepted)),
  };
}

const withTicker = (...items: string[]): StageState => ({ ...state, ticker: { visible: true, items } });

it("keeps the ticker's lines when they couldn't be shown, and while a colleague changes them", async () => {
  const ticker = await open(TickerSection, Textarea);
  await ticker.type("Mine\n");
  await ticker.see(withTicker("Theirs"));
  expect(ticker.texts()).toEqual(["Mine\n"]);
  await ticker.press();
  expect(studio.run).toHaveBeenCalledWith({ action: "set_ticker", items: ["Mine"] });
  await ticker.see(withTicker("Mine"));
  await ticker.answer(false);
  await ticker.see(withTicker("Theirs"));
  expect(ticker.texts()).toEqual(["Mine\n"]);
  answer = Promise.withResolvers();
  await ticker.press();
  await ticker.see(withTicker("Mine"));
  await ticker.answer(true);
  expect(ticker.texts()).toEqual(["Mine"]);
  await ticker.see(withTicker("Theirs"));
  expect(ticker.texts()).toEqual(["Theirs"]);
});

it("keeps what is written into the ticker while earlier lines are being sent", async () => {
  const ticker = await open(TickerSection, Textarea);
  await ticker.type("One");
  await ticker.press();
  await ticker.see(withTicker("One"));
  await ticker.type("One\nTwo");
  await ticker.answer(true);
  expect(ticker.texts()).toEqual(["One\nTwo"]);
});

it("keeps the call to action's text and link when it couldn't be shown", async () => {
  const cta = await open(CtaSection, Input);
  await cta.type("Buy");
  await cta.type("https://shop.example", 1);
  await cta.submit();
  await cta.see({ ...state, cta: { visible: true, label: "Buy", url: "https://shop.example" } });
  await cta.answer(false);
  await cta.see(state);
  expect(cta.texts()).toEqual(["Buy", "https://shop.example"]);
});

it("keeps the announcer's line until it was accepted, and sends it once", async () => {
  const announcer = await open(AnnouncerSection, Textarea);
  await announcer.type("Welcome");
  await announcer.submit();
  await announcer.submit();
  expect(studio.run).toHaveBeenCalledOnce();
  expect(announcer.buttons()[0]?.busy).toBe(true);
  await announcer.answer(false);
  expect(announcer.texts()).toEqual(["Welcome"]);
  answer = Promise.withResolvers();
  await announcer.submit();
  await announcer.answer(true);
  expect(announcer.texts()).toEqual([""]);
});

it("keeps a call to action's text and link together while a colleague shows another one", async () => {
  const shown = (label: string, url: string): StageState => ({ ...state, cta: { ...state.cta, label, url } });
  studio.state = shown("Buy", "https://shop.example");
  const cta = await open(CtaSection, Input);
  await cta.type("Book a demo", 0);
  await cta.see(shown("Docs", "https://docs.example"));
  expect(cta.texts()).toEqual(["Book a demo", "https://shop.example"]);
});

it("follows the ticker again after only blanks were written", async () => {
  studio.state = withTicker("Mine");
  const ticker = await open(TickerSection, Textarea);
  await ticker.type("Mine\n");
  await ticker.leave();
  await ticker.see(withTicker("Theirs"));
  expect(ticker.texts()).toEqual(["Theirs"]);
});
