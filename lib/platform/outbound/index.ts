export { OutboundError, type OutboundFault } from "./errors";
export { createOutbound, type Outbound, type OutboundAnswer, outbound } from "./outbound";
