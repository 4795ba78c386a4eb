import { expect, it } from "vitest";
import { tracksOfStreams } from "./sdp-sources";

it("reads which track each stream belongs to, without the streams that repeat it", () => {
  const sdp = [
    "v=0",
    "m=audio 9 UDP/TLS/RTP/SAVPF 111",
    "a=msid:PA_a|TR_sound TR_sound",
    "a=ssrc:11 cname:x",
    "m=video 9 UDP/TLS/RTP/SAVPF 96 97",
    "a=ssrc-group:FID 22 23",
    "a=ssrc:22 cname:x",
    "a=ssrc:22 msid:PA_a|TR_picture TR_picture",
    "a=ssrc:23 msid:PA_a|TR_picture TR_picture",
    "m=video 9 UDP/TLS/RTP/SAVPF 96",
    "a=inactive",
    "a=ssrc:33 cname:x",
  ].join("\r\n");
  expect([...tracksOfStreams(sdp)]).toEqual([
    [11, "TR_sound"],
    [22, "TR_picture"],
  ]);
});
