import { sentencesOf } from "./written-sentences";

/** What six hosts say. For the score alone: whoever works on the parser does not read what is wrong among them. */
export const HOSTS = sentencesOf("hosts.txt", "hosts");
