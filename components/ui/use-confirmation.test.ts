import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useConfirmation } from "./use-confirmation";

it("leaves the next question alone when an earlier one is answered late", async () => {
  const outcome = Promise.withResolvers<void>();
  const onOpenChange = vi.fn();
  const asks = (open: boolean) => ({ open, onOpenChange, onConfirm: () => outcome.promise });
  const dialog = await runHook(useConfirmation, asks(true));
  await dialog.act(() => void dialog.result().confirm());
  expect(dialog.result().busy).toBe(true);
  await dialog.render(asks(false));
  await dialog.render(asks(true));
  expect(dialog.result().busy).toBe(false);
  await dialog.act(() => outcome.reject(new Error("Not allowed.")));
  expect(dialog.result()).toMatchObject({ busy: false, problem: undefined });
  expect(onOpenChange).not.toHaveBeenCalled();
});

it("closes after success, and says what went wrong", async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn().mockRejectedValueOnce(new Error("Not allowed.")).mockResolvedValueOnce(undefined);
  const dialog = await runHook(useConfirmation, { open: true, onOpenChange, onConfirm });
  await dialog.act(() => dialog.result().confirm());
  expect(dialog.result().problem).toBe("Not allowed.");
  expect(onOpenChange).not.toHaveBeenCalled();
  await dialog.act(() => dialog.result().confirm());
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it("confirms once when it's pressed twice before the button is drawn as busy, and again after it failed", async () => {
  const outcome = Promise.withResolvers<void>();
  const onConfirm = vi.fn().mockReturnValueOnce(outcome.promise).mockResolvedValue(undefined);
  const dialog = await runHook(useConfirmation, { open: true, onOpenChange: vi.fn(), onConfirm });
  await dialog.act(() => {
    const { confirm } = dialog.result();
    void confirm();
    void confirm();
  });
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await dialog.act(() => outcome.reject(new Error("Not allowed.")));
  await dialog.act(() => dialog.result().confirm());
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

it("stays open while it works, because closing it wouldn't stop anything", async () => {
  const outcome = Promise.withResolvers<void>();
  const onOpenChange = vi.fn();
  const asks = { open: true, onOpenChange, onConfirm: () => outcome.promise };
  const dialog = await runHook(useConfirmation, asks);
  await dialog.act(() => void dialog.result().confirm());
  expect(dialog.result().mayLeave).toBe(false);
  dialog.result().onOpenChange(false);
  expect(onOpenChange).not.toHaveBeenCalled();
  await dialog.act(() => outcome.reject(new Error("Not allowed.")));
  dialog.result().onOpenChange(false);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it("closes while it works if it can be cancelled, and cancels it", async () => {
  const onOpenChange = vi.fn();
  const signals: AbortSignal[] = [];
  const onConfirm = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  const dialog = await runHook(useConfirmation, { open: true, onOpenChange, cancellable: true, onConfirm });
  await dialog.act(() => void dialog.result().confirm());
  expect(signals[0]?.aborted).toBe(false);
  dialog.result().onOpenChange(false);
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(signals[0]?.aborted).toBe(true);
});

it("closes if the answer takes long, and then says what went wrong elsewhere", async () => {
  vi.useFakeTimers();
  const outcome = Promise.withResolvers<void>();
  const onOpenChange = vi.fn();
  const asks = { open: true, onOpenChange, onConfirm: () => outcome.promise };
  const dialog = await runHook(useConfirmation, asks);
  await dialog.act(() => void dialog.result().confirm());
  await dialog.act(() => vi.advanceTimersByTimeAsync(5_000).then(() => undefined));
  expect(dialog.result()).toMatchObject({ busy: true, isSlow: true, mayLeave: true });
  dialog.result().onOpenChange(false);
  expect(onOpenChange).toHaveBeenCalledWith(false);
  vi.useRealTimers();
});
