import type { BinarySpec } from "./binary-spec";

/** A server that speaks S3 over a folder: what the storage driver is tested against, and enough for one host. */
export const versitygwBinary: BinarySpec = {
  name: "versitygw",
  version: "1.8.0",
  setting: "VERSITYGW_BIN",
  versionArgs: ["--version"],
  module: "tools/versitygw",
  goPackage: "github.com/versity/versitygw/cmd/versitygw",
  linkerFlags: "-X main.Version=1.8.0",
  // Its releases are packed otherwise than those of the others, and nobody but the tests needs one.
  releaseUrl: "https://github.com/versity/versitygw/releases/download/v1.8.0",
  archive: () => null,
  sha256: {},
};
