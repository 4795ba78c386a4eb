import { besidePeer, must } from "../contestants";
import { median } from "../measure";
import type { Bench, Child, Figure, Row } from "../types";
import { countOf, productSettings } from "../world";

interface Drained {
  perSecond: number;
  cpuMicros: number;
}

const at = (child: Child, path: string): string => `http://127.0.0.1:${child.port}${path}`;

async function drain(child: Child, count: number, query = "", mail?: unknown): Promise<Drained> {
  const before = child.cpuMicros();
  const answer = await fetch(at(child, `/drain?count=${count}${query}`), {
    method: "POST",
    ...(mail ? { body: JSON.stringify(mail) } : {}),
  });
  must(answer.ok, `/drain: ${answer.status}`);
  const { ms } = (await answer.json()) as { ms: number };
  return { perSecond: count / (ms / 1000), cpuMicros: (child.cpuMicros() - before) / count };
}

async function run(bench: Bench): Promise<Figure[]> {
  const url = await bench.database();
  const receiver = await bench.child("bench/peers/smtp-receiver.ts", {});
  const read = async <T>(child: Child, path: string): Promise<T> =>
    (await (await fetch(at(child, path))).json()) as T;
  const smtp = `smtp://127.0.0.1:${(await read<{ port: number }>(receiver, "/smtp")).port}`;
  const product = await bench.child("bench/email.ts", {
    ...productSettings(url),
    SMTP_URL: smtp,
    LOG_LEVEL: "warn",
  });
  const pool = await bench.child("bench/peers/nodemailer-pool.ts", {});
  const count = bench.short ? 1_000 : 3_000;
  const taken = async (whose: string): Promise<void> => {
    const { count: came } = await read<{ count: number }>(receiver, "/count");
    must(came === count, `${whose} sent ${came} of ${count}`);
  };
  const own: Drained[] = [];
  const bare: Drained[] = [];
  for (let round = 0; round <= bench.rounds; round += 1) {
    await fetch(at(product, `/seed?count=${count}`), { method: "POST" });
    const mine = await drain(product, count);
    await taken("the product");
    const mail = await read(product, "/sample");
    const theirs = await drain(pool, count, `&to=${encodeURIComponent(smtp)}`, mail);
    await taken("the pool");
    // The first round warms up.
    if (round === 0) continue;
    own.push(mine);
    bare.push(theirs);
    bench.say(`  showrunner: ${Math.round(mine.perSecond)}/s, ${Math.round(mine.cpuMicros)} µs`);
    bench.say(`  nodemailer pool: ${Math.round(theirs.perSecond)}/s, ${Math.round(theirs.cpuMicros)} µs`);
  }
  const all = count * (bench.rounds + 1);
  must(
    (await countOf(url, "SELECT count(*) FROM mail_message WHERE state = 'sent'")) === all,
    "not every reminder is written down as sent",
  );
  const peer = "nodemailer pool";
  return [
    besidePeer({
      name: "reminders over SMTP, throughput",
      value: median(own.map((leg) => leg.perSecond)),
      unit: "mails/s",
      peer: { name: peer, value: median(bare.map((leg) => leg.perSecond)) },
      goal: { atLeast: 1.2 },
      note: "each made for its reader, with its calendar part; mails, states and jobs written",
    }),
    besidePeer({
      name: "reminders over SMTP, CPU",
      value: median(own.map((leg) => leg.cpuMicros)),
      unit: "µs CPU a mail",
      peer: { name: peer, value: median(bare.map((leg) => leg.cpuMicros)) },
    }),
  ];
}

export const emailRow: Row = {
  id: "mail",
  also: ["15"],
  title: "a reminder to everyone over SMTP, stored",
  run,
};
