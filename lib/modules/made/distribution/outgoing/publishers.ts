import type { Destination } from "@/lib/generated/prisma/client";
import { signer } from "@/lib/modules/developers/webhooks";
import {
  linkedinPublisher,
  type Publisher,
  webhookPublisher,
  youtubePublisher,
} from "@/lib/providers/publishing";
import { s3Publisher } from "@/lib/providers/storage";
import {
  type LinkedinSettings,
  type S3Settings,
  type Secrets,
  secretsOf,
  type YoutubeSettings,
} from "../destination-settings";

/** Returns what publishes at a destination that isn't ours; undefined for those that we serve. */
export function publisherOf(destination: Destination): Publisher | undefined {
  const { kind, settings, environment } = destination;
  const secrets = secretsOf(destination);
  const allowHttp = environment === "test";
  switch (kind) {
    case "webhook":
      return webhookPublisher({
        ...{ url: (settings as { url: string }).url, allowHttp },
        sign: signer({ current: secrets.signing ?? "" }),
      });
    case "youtube": {
      const { client_id, privacy = "private" } = settings as unknown as YoutubeSettings;
      return youtubePublisher({ ...oauthOf(client_id, secrets), privacy });
    }
    case "linkedin": {
      const { client_id, author, visibility = "public" } = settings as unknown as LinkedinSettings;
      return linkedinPublisher({ ...oauthOf(client_id, secrets), author, visibility });
    }
    case "s3": {
      const { access_key_id: accessKeyId, ...place } = settings as unknown as S3Settings;
      return s3Publisher({
        ...place,
        accessKeyId,
        secretAccessKey: secrets.secret_access_key ?? "",
        allowHttp,
      });
    }
  }
  return undefined;
}

const oauthOf = (clientId: string, { client_secret = "", refresh_token = "" }: Secrets) => ({
  ...{ clientId, clientSecret: client_secret, refreshToken: refresh_token },
});
