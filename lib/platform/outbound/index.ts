export { OutboundError, type OutboundFault } from "./errors";
export { type Outbound, type OutboundAnswer, outbound } from "./outbound";
