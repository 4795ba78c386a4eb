export { OutboundError, type OutboundFault } from "./errors";
export { type Outbound, type OutboundAnswer, type OutboundTarget, outbound } from "./outbound";
