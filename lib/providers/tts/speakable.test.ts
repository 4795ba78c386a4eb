import { describe, expect, it } from "vitest";
import { usualSeconds } from "@/test/support/usual-seconds";
import { speakable } from "./speakable";

describe("speakable text", () => {
  it.each([
    ["Hello <break time='10s'/>there <prosody rate=\"x-slow\">you</prosody>.", "Hello there you."],
    ["[Tomato](/təmˈɑtO/) and [our site](https://a.example/b)", "Tomato and our site"],
    ["# Welcome\n\n- **Ana** and _Tom_\n> `quote`", "Welcome\nAna and Tom\nquote"],
    ["Great 🎉👩🏽‍💻 show 🇩🇪!", "Great show!"],
    ["a\u0000b\u202Ec\u200Bd", "a b c d"],
    ['<speak>Hello<break time="3s"/> <emphasis level="strong">there</emphasis></speak>', "Hello there"],
    ['<say-as interpret-as="spell-out">WHO</say-as><mark name="x"/> knows', "WHO knows"],
    ["<!-- quiet --><?xml version='1.0'?><![CDATA[now]]> go", "go"],
    ["<script>alert(1)</script><img src=x onerror=alert(2)>Hi", "alert(1) Hi"],
    ["one\u001B[31mtwo\u0007\u0008\uFFFEthree", "one 31mtwo three"],
    ["2 < 3 and 4 > 1", "2 < 3 and 4 > 1"],
    ["{{name}} [pause]", "name pause"],
  ])("of %j is %j", (text, spoken) => {
    expect(speakable(text)).toBe(spoken);
  });

  it("splits very long words, and rejects text that is empty or too long", () => {
    expect(
      speakable("y".repeat(150))
        .split(" ")
        .map((word) => word.length),
    ).toEqual([60, 60, 30]);
    for (const empty of ["", " \n ", "🎉", "<b></b>", "..."])
      expect(() => speakable(empty)).toThrow(expect.objectContaining({ fault: "nothing_to_say" }));
    expect(speakable("word ".repeat(2_000)).split(" ")).toHaveLength(2_000);
    expect(() => speakable("a".repeat(10_001))).toThrow(expect.objectContaining({ fault: "too_long" }));
  });

  it("stays fast for input crafted to be slow", async () => {
    const nested = ["<a", "[", "[a](", "*", "![", "<!", "` "];
    const seconds = await usualSeconds(() => {
      for (const part of nested) speakable(`${part.repeat(4_990 / part.length)} end`);
    });
    expect(seconds).toBeLessThan(2);
  });
});
