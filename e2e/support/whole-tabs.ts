import { expect, type Page } from "@playwright/test";

/** Fails if a row of tabs cuts a tab off: each is either fully visible or out of view. */
export async function expectWholeTabs(page: Page): Promise<void> {
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[role=tablist]")].flatMap((row) => {
        const { left, right } = row.getBoundingClientRect();
        const tabs = [...row.querySelectorAll<HTMLElement>("[role=tab]")];
        return tabs
          .filter((tab) => {
            const box = tab.getBoundingClientRect();
            const isPartly = box.left < right && box.right > left;
            const isWhole = box.left >= left - 2 && box.right <= right + 2;
            return isPartly && !isWhole && getComputedStyle(tab).opacity !== "0";
          })
          .map((tab) => tab.textContent);
      }),
    );
  await expect.poll(cut, { message: "tabs of which a part is seen" }).toEqual([]);
}
