export { linkedinPublisher } from "./linkedin/linkedin";
export {
  type Memory,
  type Outgoing,
  type OutgoingFile,
  type PlannedRequest,
  PublishError,
  type Published,
  type Publisher,
} from "./port";
export { webhookPublisher } from "./webhook";
export { youtubePublisher } from "./youtube/youtube";
