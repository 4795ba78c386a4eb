import { chromium, type Page } from "playwright";
import { readFileSync } from "node:fs";
const up = JSON.parse(readFileSync("/tmp/after35/data/up.json","utf8"));
const slug = process.env.SLUG ?? "journey-to-the-stage-ykmbs2";
const only = process.argv.slice(2);
const link = readFileSync("/tmp/after35/link.txt","utf8").trim();
const browser = await chromium.launch({ executablePath: process.env.CHROME ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const sizes = [["1440l",1440,900,false],["1280d",1280,800,true],["390d",390,844,true],["390l",390,844,false]] as const;
const state = "/tmp/after35/state.json";
{
  const c = await browser.newContext({ baseURL: up.base_url });
  const p = await c.newPage();
  await p.goto(link);
  await p.getByRole("button",{name:"Sign in"}).click();
  await p.waitForURL(/dashboard/, {timeout: 120000});
  await c.storageState({ path: state });
  await c.close();
}
const base = `/dashboard/live/shows/${slug}`;
const pages: [string,string,boolean,((p:Page)=>Promise<void>)?][] = [
  ["analytics", `${base}/analytics`, true],
  ["recording", `${base}/recording`, true],
  ["recording-edits", `${base}/recording`, true, async (p) => { await p.getByRole("tab",{name:"Edits"}).click(); }],
  ["survey", `${base}/survey`, true],
  ["door", `/watch/${slug}`, false],
  ["pastshow", `/e/${slug}`, false],
  ["replay", process.env.JOIN ?? `/watch/${slug}`, false],
];
for (const [name,w,h,dark] of sizes) for (const [page,path,signed,act] of pages) {
  if (only.length && !only.includes(page) && !only.includes(name)) continue;
  const c = await browser.newContext({ baseURL: up.base_url, viewport:{width:w,height:h}, colorScheme: dark?"dark":"light", ...(signed?{storageState:state}:{}) });
  const p = await c.newPage();
  try {
    await p.goto(path, {timeout: 120000});
    await p.waitForLoadState("networkidle", {timeout: 25000}).catch(()=>{});
    if (act) await act(p);
    await p.waitForTimeout(1500);
    const over = await p.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await p.screenshot({ path: `/tmp/after35/shots/${page}-${name}.png`, fullPage: true, timeout: 60000 });
    console.log(page, name, "overflow", over);
  } catch (e) { console.log(page, name, "FAILED", String(e).split("\n")[0]); }
  await c.close();
}
await browser.close();
