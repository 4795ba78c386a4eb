const text = { type: "string" };
const whole = { type: "integer" };

/** Headers that the answers of the document refer to. */
export const ANSWER_HEADERS = {
  RequestId: { schema: text, description: "Names this call in the request log." },
  RateLimit: { schema: whole, description: "Calls of this kind that the key may make in a minute." },
  RateRemaining: { schema: whole, description: "How many of them are left." },
  RateReset: { schema: whole, description: "When they are full again, in epoch seconds." },
  Replayed: { schema: { type: "string", const: "true" }, description: "Only on the answer to a repeat." },
};

const refer = (name: keyof typeof ANSWER_HEADERS) => ({ $ref: `#/components/headers/${name}` });

export const ERROR_HEADERS = { "X-Request-Id": refer("RequestId") };

export const LIMIT_HEADERS = {
  ...ERROR_HEADERS,
  "X-RateLimit-Limit": refer("RateLimit"),
  "X-RateLimit-Remaining": refer("RateRemaining"),
  "X-RateLimit-Reset": refer("RateReset"),
};

/** What each answer has, whatever it is, is said once for all. */
export const HEADER_WORDS =
  "Every answer has `X-Request-Id`. Every answer to a key has `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` (epoch seconds) and, on plans with a monthly ceiling, `X-Service-Cost-Remaining-USD`. `HEAD` is answered wherever `GET` is, with the same headers and no body.";
