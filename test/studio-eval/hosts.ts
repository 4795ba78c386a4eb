import { sentencesOf } from "./written-sentences";

/**
 * Sentences of six hosts. Only for the score: whoever works on the parser doesn't read its errors among them.
 */
export const HOSTS = sentencesOf("hosts.txt", "hosts");
