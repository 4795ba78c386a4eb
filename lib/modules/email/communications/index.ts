export { cancelOpenCommunications } from "./sending/cancel-open-communications";
export { deliverCommunication, failCommunication } from "./sending/deliver-communication";
export { sendCommunicationJob } from "./sending/send-communication-job";
