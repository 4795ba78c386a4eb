/** Returns a set of the words in a list. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words without a meaning at the beginning of sentences. */
export const LEADS = setOf(
  "so um uh er erm ok okay well please now just oh hey right alright yes yeah and then but also ah oops whoops ouch yo kindly crew studio like alas hmm uhm mhm yep yup sure meanwhile anyway anyhow anyways finally lastly firstly secondly thirdly besides however therefore hence thus moreover additionally furthermore afterwards obviously basically honestly frankly cool fine friends folks hello hi howdy greetings gosh wow phew boom bam voila tada",
);

/** How people correct what they have just said, longest first. */
export const FIXES: readonly string[] = [
  "actually|actually make it|make that|no wait|wait no|no sorry|sorry no|scratch that|i mean|i meant|correction|actually no|or rather|make that|no i meant|no i mean|wait|no no|no actually|sorry i meant|sorry i mean|hang on|hold on|oops no",
]
  .flatMap((list) => list.split("|"))
  .sort((a, b) => b.length - a.length);
