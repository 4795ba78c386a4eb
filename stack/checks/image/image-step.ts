import type { CheckContext, Step } from "../step";
import { type Buildah, buildTarget, startBuildah } from "./buildah";
import { type Container, mountImage } from "./container";
import { prepareBase } from "./prepare-base";
import { prepareTools } from "./prepare-tools";
import { type Check, tryInstallation } from "./try-installation";

/**
 * Builds both images of the Dockerfile and runs them, up to a deck and a video that the media image converts, and
 * a span that it composes. Takes minutes and gigabytes, so it runs only when asked for by name.
 */
export const imageStep: Step = {
  name: "image",
  async run(context) {
    await prepareTools(context);
    const buildah = startBuildah(context);
    let passed = 0;
    const check: Check = async (name, work, note) => {
      const started = Date.now();
      const result = await work().catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`);
      });
      passed += 1;
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      context.log(`  ${name}${note ? `: ${note(result)}` : ""} (${seconds} s)`);
      return result;
    };
    try {
      const { app, media } = await buildImages(buildah, check, context);
      await tryInstallation(context, check, app, media);
      return { passed, failed: 0, report: "" };
    } catch (error) {
      context.signal.throwIfAborted();
      return { passed, failed: 1, report: (error as Error).message };
    } finally {
      await buildah.remove();
    }
  },
};

async function buildImages(
  buildah: Buildah,
  check: Check,
  context: CheckContext,
): Promise<{ app: Container; media: Container }> {
  await check("base image", () => prepareBase(buildah, context), String);
  const build = async (target: string): Promise<Container> => {
    const work = () => buildTarget(buildah, target);
    const { image } = await check(`${target} image`, work, ({ size }) => size);
    return mountImage(buildah, image);
  };
  return { media: await build("media"), app: await build("app") };
}
