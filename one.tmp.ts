import { GERMAN_FRAMES as G } from "./lib/calls/languages/frames/de";
import { GERMAN } from "./lib/calls/languages/de";
console.log(G.vendor.before.test("außerdem hat mir die firma "), GERMAN.competitors.strong.test("außerdem hat mir die firma "), G.vendor.not.test("außerdem hat mir die firma kessler angeboten"));
console.log([..."Außerdem hat mir die Firma Kessler angeboten".matchAll(/(?<![\p{L}\p{N}.])\p{Lu}[\p{L}\p{N}]+(?:\.(?:io|ai|com|de))?(?:[ -](?:\p{Lu}[\p{L}\p{N}]+|\p{Lu}\.?|\d{3}))?(?![\p{L}\p{N}])/gu)].map(m=>m[0]));
