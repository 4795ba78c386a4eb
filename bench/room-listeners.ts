import type { BinarySpec } from "@/stack/binary-spec";

/**
 * Fills a room with an audience of LiveKit's Go clients, which need a tenth of the resources of its Node
 * clients.
 */
export const roomListenersBinary: BinarySpec = {
  name: "room-listeners",
  // Version of the LiveKit client. A digest of our own source is part of the binary's name.
  version: "2.13.1",
  setting: "ROOM_LISTENERS_BIN",
  versionArgs: ["--version"],
  module: "bench/room-listeners",
  goPackage: ".",
  linkerFlags: "-X main.version=2.13.1",
  releaseUrl: "",
  archive: () => null,
  sha256: {},
};
