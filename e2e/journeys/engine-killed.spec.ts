import { inLive, makeShowroom, until } from "../support/api";
import { emailsTo } from "../support/inbox";
import { expect, test } from "../support/test";
import { readUp } from "../up";

const PEOPLE = 12;

test("every confirmation is sent exactly once even if the job engine is killed during a burst", async () => {
  test.setTimeout(150_000);
  const { slug } = await makeShowroom();
  const stamp = Date.now();
  const addresses = Array.from({ length: PEOPLE }, (_, index) => `burst-${stamp}-${index}@example.com`);
  const register = (email: string) => inLive.createRegistrationLegacy({ slug, name: "Burst", email });

  const firstHalf = await Promise.all(addresses.slice(0, PEOPLE / 2).map(register));
  const { inngest } = readUp().pids;
  expect(inngest).toBeGreaterThan(0);
  process.kill(inngest as number, "SIGKILL");
  const secondHalf = await Promise.all(addresses.slice(PEOPLE / 2).map(register));
  expect([...firstHalf, ...secondHalf].map(({ response }) => response.status)).toEqual(
    Array(PEOPLE).fill(201),
  );

  for (const address of addresses)
    await until(`the mail to ${address}`, async () => (await emailsTo(address)).length > 0, 90);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  for (const address of addresses) expect(await emailsTo(address), address).toHaveLength(1);
  expect(readUp().pids.inngest).not.toBe(inngest);
});
