"use client";

import { KeyRound, Play } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code-block";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { CallShape } from "@/lib/docs/call-shape";
import { FIRST_KEY } from "@/lib/modules/developers/keys/scope-vocabulary";
import { useEnvironment } from "../access/environment";
import { SecretOnce } from "../parts/actions/secret-once";
import { ExampleResult } from "./example-result";
import { firstCall } from "./first-call";
import { type ExampleRun, runExample } from "./run-example";
import { Step } from "./step";

interface FirstStepsProps {
  baseUrl: string;
  /** The call shape of runExample. */
  shape: CallShape;
  /** Whether a working test key exists, created now or earlier. */
  hasKey: boolean;
  keyUsed: boolean;
  hasShow: boolean;
}

/**
 * From nothing to a 201 in three steps. On the visit that takes them they come first, expanded; later they
 * are collapsed at the bottom. The layout doesn't change while the page is open, because it may show a
 * secret.
 */
export function FirstSteps(props: FirstStepsProps) {
  const [fresh] = useState(!props.hasShow);
  if (fresh)
    return (
      <section aria-labelledby="steps" className="order-first">
        <h2 id="steps" className="mb-5 font-semibold text-xl tracking-[-0.01em]">
          Your first show in three steps
        </h2>
        <Steps {...props} />
      </section>
    );
  return (
    <section aria-labelledby="steps" className="order-last border-line border-t pt-5">
      <details>
        <summary className="w-fit rounded-sm">
          <h2 id="steps" className="inline font-medium text-lg">
            Your first show in three steps
          </h2>
          <span className="ml-2 text-ok text-sm">done</span>
        </summary>
        <div className="pt-5">
          <Steps {...props} />
        </div>
      </details>
    </section>
  );
}

function Steps({ baseUrl, shape, hasKey, keyUsed, hasShow }: FirstStepsProps) {
  const router = useRouter();
  const { asTest } = useEnvironment();
  const create = useApiMutation("createKey", asTest);
  const [run, setRun] = useState<ExampleRun>();
  const [busy, setBusy] = useState(false);
  const [copied, setCopied] = useState(false);
  const secret = create.data?.data.secret ?? null;
  const one = hasKey || secret !== null;
  const two = one && (copied || keyUsed || run !== undefined);
  const three = run?.status === 201 || hasShow;
  async function go() {
    setBusy(true);
    try {
      setRun(await runExample(secret, asTest));
      router.refresh();
    } catch {
      setRun({
        status: 0,
        milliseconds: 0,
        requestId: "",
        text: "",
        showroom: null,
        message: "No response within 10 seconds. Check your connection and try again.",
      });
    } finally {
      setBusy(false);
    }
  }
  return (
    <ol className="max-w-3xl">
      <Step
        number={1}
        title="Create a test key"
        description="A test key only accesses test data. Nothing you do with it reaches real people."
        done={one}
        current={!one}
      >
        {secret ? (
          <SecretOnce what="key" secret={secret} />
        ) : (
          <Button
            variant={one ? "secondary" : "primary"}
            icon={<KeyRound className="size-4" aria-hidden />}
            busy={create.isPending}
            onClick={() => create.mutate({ body: { name: "First steps", scopes: [...FIRST_KEY] } })}
          >
            {one ? "Create another test key" : "Create test key"}
          </Button>
        )}
        {create.error && (
          <p role="alert" className="mt-2 text-base text-danger">
            {create.error.message}
          </p>
        )}
      </Step>
      <Step
        number={2}
        title="Copy the code"
        description={secret ? "Your key is filled in." : "Create a key and it’s filled in here."}
        done={two}
        current={one && !two}
      >
        <div
          onCopy={() => setCopied(true)}
          onClickCapture={(event) => isCopy(event.target) && setCopied(true)}
        >
          <CodeBlock samples={firstCall(shape, baseUrl, secret)} />
        </div>
      </Step>
      <Step
        number={3}
        title="Run it"
        description="Creates a real test show with a studio, signup page, viewer page and run of show."
        done={three}
        current={two && !three}
      >
        <Button
          variant={one && !three ? "primary" : "secondary"}
          icon={<Play className="size-4" aria-hidden />}
          busy={busy}
          onClick={() => void go()}
        >
          {run ? "Run again" : "Run example"}
        </Button>
        {run && <ExampleResult run={run} withKey={secret !== null} />}
      </Step>
    </ol>
  );
}

const isCopy = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("button")?.getAttribute("aria-label") === "Copy code";
