import { ask, besidePeer, createLoad, must, startWithKey } from "../contestants";
import type { Bench, Figure, Leg, Load, Row } from "../types";

const BODY = '{"title":"Ship smaller {n}","generate_show_plan":false,"brand":{"accent":"#0f766e"}}';

async function run(bench: Bench): Promise<Figure[]> {
  const { secret, product } = await startWithKey(bench);
  const body = BODY.replace("{n}", "0");
  const made = await ask(product, "POST", "/v1/showrooms", { secret, body, idempotencyKey: "first" });
  must(made.status === 201 && JSON.parse(made.text).data.showroom.title === "Ship smaller 0", made.text);
  const showrooms: Load = { method: "POST", paths: ["/v1/showrooms"], bearers: [secret], body: BODY };
  const legs: Leg[] = [
    { name: "createShowroom", child: product, load: showrooms },
    { name: "createClient", child: product, load: createLoad([secret]) },
  ];
  const [showroom, client] = await bench.interleave(legs);
  if (!showroom || !client) return [];
  return [
    besidePeer({
      name: "createShowroom without a plan, CPU",
      value: showroom.cpuMicros,
      unit: "µs CPU a request",
      peer: { name: "createClient", value: client.cpuMicros },
      goal: { atMost: 2 },
    }),
  ];
}

export const createShowroomRow: Row = {
  id: "create-showroom",
  also: ["6"],
  title: "a show with its four links, without a plan",
  run,
};
