import type { Model } from "./model";

/** An American voice with its dictionaries. All files that a line needs lie in its package. */
export const hibariVoice: Model = {
  name: "hibari-tts",
  version: "0.2.1",
  licence: "Apache-2.0",
  what: "the announcer's voice",
  megabytes: 14,
  archives: () => [
    {
      file: "hibari_tts-0.2.1-py3-none-any.whl",
      url: "https://files.pythonhosted.org/packages/ae/17/e27348f0adf068892976982bcf9653170f67adf6e7c45416d69c364ad3f7/hibari_tts-0.2.1-py3-none-any.whl",
      sha256: "49f2abbbe451c988e7448b5afa08c8a56410535ebb855c0e7d174275df5ca1f3",
      keep: ["hibari/assets", "hibari_tts-0.2.1.dist-info/licenses"],
      into: ".",
      inPackage: false,
    },
  ],
};

const RUNTIME_SYSTEMS: ReadonlySet<string> = new Set([
  "linux/x64",
  "linux/arm64",
  "darwin/arm64",
  "win32/x64",
  "win32/arm64",
]);

/** Runs networks. Its package holds the programs of all systems; this machine's is kept. */
export const onnxRuntime: Model = {
  name: "onnxruntime-node",
  version: "1.30.0",
  licence: "MIT",
  what: "what runs the announcer's voice",
  megabytes: 114,
  archives: (os, cpu) =>
    RUNTIME_SYSTEMS.has(`${os}/${cpu}`)
      ? [
          {
            file: "onnxruntime-node-1.30.0.tgz",
            url: "https://registry.npmjs.org/onnxruntime-node/-/onnxruntime-node-1.30.0.tgz",
            sha256: "6e3390d6b783e7be946fad629292799da28d0b42f84856e50d2c1b0383291e75",
            keep: ["package.json", "dist", `bin/napi-v6/${os}/${cpu}`],
            into: "node_modules/onnxruntime-node",
            inPackage: true,
          },
          {
            file: "onnxruntime-common-1.30.0.tgz",
            url: "https://registry.npmjs.org/onnxruntime-common/-/onnxruntime-common-1.30.0.tgz",
            sha256: "7906c439e0d3e0f4048caa23b64cdfadc0f455c377f579ce1ab2a4b778f07d5f",
            keep: ["package.json", "dist/cjs"],
            into: "node_modules/onnxruntime-common",
            inPackage: true,
          },
        ]
      : null,
};

export const MODELS: readonly Model[] = [onnxRuntime, hibariVoice];
