/**
 * What the suite expects of a different server, by scenario or check. Failures that aren't listed here are
 * our bugs; listed ones that pass must be removed.
 */
const EXAMPLE_TOOL = "calls a tool of the suite's own example server";
const NO_PROMPTS = "reads prompts, and we offer none: they are not announced";
const NO_RESOURCES = "reads resources, and we offer none: they are not announced";
const NOT_ANNOUNCED = "uses a capability that we do not announce";
const NO_SUBSCRIPTIONS =
  "subscribes, and nothing here changes while a client looks: no list is announced to change";

export const ASIDE: Record<string, string> = {
  "completion-complete": NOT_ANNOUNCED,
  "logging-set-level": NOT_ANNOUNCED,
  "prompts-list": NO_PROMPTS,
  "prompts-get-simple": NO_PROMPTS,
  "prompts-get-with-args": NO_PROMPTS,
  "prompts-get-embedded-resource": NO_PROMPTS,
  "prompts-get-with-image": NO_PROMPTS,
  "resources-list": NO_RESOURCES,
  "resources-read-text": NO_RESOURCES,
  "resources-read-binary": NO_RESOURCES,
  "resources-templates-read": NO_RESOURCES,
  "resources-subscribe": NO_RESOURCES,
  "resources-unsubscribe": NO_RESOURCES,
  "sep-2549-prompts-list-caching-hints": NO_PROMPTS,
  "sep-2549-resources-list-caching-hints": NO_RESOURCES,
  "sep-2549-resources-templates-list-caching-hints": NO_RESOURCES,
  "tools-call-simple-text": EXAMPLE_TOOL,
  "tools-call-image": EXAMPLE_TOOL,
  "tools-call-audio": EXAMPLE_TOOL,
  "tools-call-embedded-resource": EXAMPLE_TOOL,
  "tools-call-mixed-content": EXAMPLE_TOOL,
  "tools-call-with-logging": EXAMPLE_TOOL,
  "tools-call-error": EXAMPLE_TOOL,
  "tools-call-with-progress": EXAMPLE_TOOL,
  "tools-call-sampling": EXAMPLE_TOOL,
  "tools-call-elicitation": EXAMPLE_TOOL,
  "json-schema-2020-12-tool-found": EXAMPLE_TOOL,
  "elicitation-sep1034-general": EXAMPLE_TOOL,
  "elicitation-sep1330-general": EXAMPLE_TOOL,
  "http-custom-header-server-validation":
    "looks for a tool that takes its arguments from headers; ours take none",
  "input-required-result-basic-elicitation": EXAMPLE_TOOL,
  "input-required-result-basic-list-roots": EXAMPLE_TOOL,
  "input-required-result-basic-sampling": EXAMPLE_TOOL,
  "input-required-result-capability-check": EXAMPLE_TOOL,
  "input-required-result-multi-round": EXAMPLE_TOOL,
  "input-required-result-multiple-input-requests": EXAMPLE_TOOL,
  "input-required-result-non-tool-request": NO_PROMPTS,
  "input-required-result-request-state": EXAMPLE_TOOL,
  "input-required-result-result-type": EXAMPLE_TOOL,
  "input-required-result-tampered-state": EXAMPLE_TOOL,
  "sep-2575-server-rejects-undeclared-capability": EXAMPLE_TOOL,
  "sep-2575-missing-capability-http-400": EXAMPLE_TOOL,
  "sep-2575-http-server-no-independent-requests-on-stream": EXAMPLE_TOOL,
  "sep-2575-server-no-log-without-loglevel": EXAMPLE_TOOL,
  "sep-2575-server-sends-subscription-ack": NO_SUBSCRIPTIONS,
  "sep-2575-server-tags-subscription-id": NO_SUBSCRIPTIONS,
};
