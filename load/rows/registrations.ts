import { randomUUID } from "node:crypto";
import { ask } from "@/test/rig/ask";
import { atMost, exactly, noneOf } from "@/test/rig/figures";
import { Crowd, liveShow } from "@/test/rig/registrations";
import { drive } from "../generator";
import { type Row, steady } from "../row";

const PER_SECOND = 30;

/** Everyone at once: thirty people register per second, and each gets one confirmation. */
const spike: Row = {
  name: "registration-spike",
  run: async ({ stack, short }) => {
    const seconds = short ? 6 : 100;
    const crowd = new Crowd(stack, await liveShow(stack));
    const measured = await drive({
      perSecond: PER_SECOND,
      seconds,
      warmUpSeconds: 0,
      call: () => crowd.register(1),
    });
    const people = PER_SECOND * seconds;
    const { missing, twice, seconds: drained } = await crowd.settled(600);
    const label = `registration spike of ${people}`;
    return [
      atMost(`${label}: p95`, measured.p95, 400, "ms"),
      atMost(`${label}: p99`, measured.p99, 1_000, "ms"),
      noneOf(`${label}: responses other than 201`, measured.besides(201)),
      exactly(`${label}: confirmations missing`, missing, 0),
      exactly(`${label}: confirmations sent twice`, twice, 0),
      atMost(`${label}: last confirmation after the last registration`, drained, 600, "s"),
    ];
  },
};

const signupPage: Row = {
  name: "signup-page",
  pages: true,
  run: async (site) => {
    const slug = await liveShow(site.stack, { title: `Open house ${randomUUID().slice(0, 8)}` });
    const call = () => ask("GET", `${site.stack.url}/e/${slug}`);
    return steady(site, { label: "signup page", perSecond: 80, p95: 400, p99: 1_000, wanted: 200, call });
  },
};

export const registrationRows: Row[] = [spike, signupPage];
