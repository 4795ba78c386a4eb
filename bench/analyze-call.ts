import { createServer } from "node:http";
import { analyzeCall, readTranscript } from "@/lib/calls";
import { ALL_CALLS } from "@/lib/calls/fixtures/all";
import { announce } from "./announce";

/** Analyzes hours of calls, one after the other, in this process. */

const WORDS_AN_HOUR = 9_000;

/** A real conversation, over and over, in which no two sentences are the same. */
function transcriptOf(hours: number): string {
  const { lines } = readTranscript(ALL_CALLS.CLEAN ?? {});
  const rows: string[] = [];
  let words = 0;
  for (let at = 0; words < hours * WORDS_AN_HOUR; at += 1) {
    const { speaker, text } = lines[at % lines.length] ?? { speaker: "Ana", text: "Yes." };
    const said = at < lines.length ? text : `${text} That is point ${at}.`;
    rows.push(`${speaker} (${Math.floor(at / 15)}:${String((at % 15) * 4).padStart(2, "0")}): ${said}`);
    words += said.split(" ").length;
  }
  return rows.join("\n");
}

interface Measured {
  seconds: number;
  peakMb: number;
  found: number;
}

function measure(hours: number): Measured {
  const transcript = transcriptOf(hours);
  const peak = process.resourceUsage().maxRSS;
  const before = process.cpuUsage();
  const { questions, objections, next_steps } = analyzeCall({ transcript });
  const { user, system } = process.cpuUsage(before);
  return {
    seconds: (user + system) / 1_000_000,
    // In kilobytes on Linux.
    peakMb: (process.resourceUsage().maxRSS - peak) / 1_024,
    found: questions.length + objections.length + next_steps.length,
  };
}

const server = createServer(({ url = "/" }, response) => {
  const hours = Number(new URL(url, "http://bench").searchParams.get("hours"));
  response.end(JSON.stringify(measure(hours)));
});
server.requestTimeout = 0;
announce(server);
