import type { BinarySpec } from "@/stack/binary-spec";

/** An audience of a room with the room server's own client for Go: a tenth of what the one for Node needs. */
export const roomListenersBinary: BinarySpec = {
  name: "room-listeners",
  // The client's; what is ours of it is part of the built file's name.
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
