const text = { type: "string" };
const whole = { type: "integer" };

/** Headers that the document's responses refer to. */
export const ANSWER_HEADERS = {
  RequestId: { schema: text, description: "Identifies this call in the request log." },
  RateLimit: {
    schema: whole,
    description: "How many calls the workspace’s keys can make at once.",
  },
  RateRemaining: { schema: whole, description: "How many of them are left." },
  RateReset: {
    schema: whole,
    description:
      "When all of them are available again, in epoch seconds. With a 429: when the next call can be made.",
  },
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
  "Every response has `X-Request-Id`. Every response to an API key has `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` (epoch seconds), the same as `RateLimit` and `RateLimit-Policy` in the form of the IETF draft, and, on plans with a monthly budget, `X-Service-Cost-Remaining-USD`. `HEAD` works wherever `GET` does, with the same headers and no body.";
