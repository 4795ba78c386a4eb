/** A set of the words of a list. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What sentences begin with and mean nothing by. */
export const LEADS = setOf(
  "so um uh er erm ok okay well please now just oh hey right alright yes yeah and then but also ah oops whoops ouch",
);

/** How a wish or a request begins, the longest first. */
export const OPENERS: readonly string[] = [
  "could you|can you|would you|will you|can we|could we|may we|can i|could i|may i|shall we",
  "can somebody|can someone|could somebody|could someone|would somebody|would someone",
  "time to|it is time to|i would love to have|i would love to|i would like to have|i would like you to|i would like to|i would like|i want you to|i want to|i want|i need you to|i need",
  "we would like to|we would like|we want to|we want|we need to|we need|we can",
  "you can|go ahead and|be so kind to|be so kind as to|make sure to|do me favour|do me favor",
  "lets|let us|how about|would you mind|would you be so kind as to",
  "can|could",
]
  .flatMap((list) => list.split("|"))
  .sort((a, b) => b.length - a.length);

/** How somebody puts right what they have just said, the longest first. */
export const FIXES: readonly string[] = [
  "actually|actually make it|make that|no wait|wait no|no sorry|sorry no|scratch that|i mean|i meant|correction|actually no|or rather|make that|no i meant|no i mean|wait|no no|no actually|sorry i meant|sorry i mean|hang on|hold on|oops no",
]
  .flatMap((list) => list.split("|"))
  .sort((a, b) => b.length - a.length);
