import type { BinarySpec } from "./binary-spec";

/** An S3 server backed by a folder: the storage driver is tested against it, and it's enough for one host. */
export const versitygwBinary: BinarySpec = {
  name: "versitygw",
  version: "1.8.0",
  setting: "VERSITYGW_BIN",
  versionArgs: ["--version"],
  module: "tools/versitygw",
  goPackage: "github.com/versity/versitygw/cmd/versitygw",
  linkerFlags: "-X main.Version=1.8.0",
  // Its releases are packaged differently from the others', and only the tests need one.
  releaseUrl: "https://github.com/versity/versitygw/releases/download/v1.8.0",
  archive: () => null,
  sha256: {},
};
