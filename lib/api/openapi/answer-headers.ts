const text = { type: "string" };
const whole = { type: "integer" };

/** Headers that the document's responses refer to. */
export const ANSWER_HEADERS = {
  RequestId: { schema: text, description: "Identifies this call in the request log." },
  RateLimit: { schema: whole, description: "Calls of this kind that the key can make per minute." },
  RateRemaining: { schema: whole, description: "Number of those calls left." },
  RateReset: { schema: whole, description: "When the limit resets, in epoch seconds." },
  Replayed: {
    schema: { type: "string", const: "true" },
    description: "Only on the response to a repeated call.",
  },
};

const refer = (name: keyof typeof ANSWER_HEADERS) => ({ $ref: `#/components/headers/${name}` });

export const ERROR_HEADERS = { "X-Request-Id": refer("RequestId") };

export const LIMIT_HEADERS = {
  ...ERROR_HEADERS,
  "X-RateLimit-Limit": refer("RateLimit"),
  "X-RateLimit-Remaining": refer("RateRemaining"),
  "X-RateLimit-Reset": refer("RateReset"),
};

/** The headers of every response, described once. */
export const HEADER_WORDS =
  "Every response has `X-Request-Id`. Every response to an API key has `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` (epoch seconds) and, on plans with a monthly budget, `X-Service-Cost-Remaining-USD`. `HEAD` works wherever `GET` does, with the same headers and no body.";
