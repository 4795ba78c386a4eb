export { cancelOpenCommunications } from "./cancel-open-communications";
export { deliverCommunication, failCommunication } from "./deliver-communication";
export { sendCommunicationJob } from "./send-communication-job";
