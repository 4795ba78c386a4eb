import { besidePeer, createLoad, must, startProduct } from "../contestants";
import type { Bench, Figure, Leg, Row } from "../types";
import { countOf, makeKeys } from "../world";

const WORKSPACES = 500;

async function run(bench: Bench): Promise<Figure[]> {
  const url = await bench.database();
  const keys = await makeKeys(url, WORKSPACES + 1);
  const [hot, ...spread] = keys.map(({ secret }) => secret);
  const product = await startProduct(bench, url);
  const legs: Leg[] = [
    { name: "one workspace", child: product, load: createLoad([hot ?? ""]) },
    { name: `${WORKSPACES} workspaces`, child: product, load: createLoad(spread) },
  ];
  const [one, many] = await bench.interleave(legs);
  if (!one || !many) return [];
  await product.stop();
  const paid = await countOf(url, "SELECT sum(settled_micros) AS count FROM budget");
  const used = await countOf(url, "SELECT sum(cost_micros) AS count FROM usage_row");
  must(paid === used && used > 0, `budget ${paid}, usage ${used}`);
  return [
    besidePeer({
      name: "createClient in one workspace",
      value: one.perSecond,
      unit: "requests/s",
      peer: { name: `over ${WORKSPACES} workspaces`, value: many.perSecond },
      goal: { atLeast: 0.9 },
    }),
  ];
}

export const hotWorkspaceRow: Row = {
  id: "hot-workspace",
  also: ["3"],
  title: "writes of one busy workspace against as many of 500",
  run,
};
