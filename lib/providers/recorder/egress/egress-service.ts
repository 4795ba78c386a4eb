import {
  DirectFileOutput,
  type EgressClient,
  type EgressInfo,
  EgressStatus,
  S3Upload,
} from "livekit-server-sdk";

/** A bucket that the Egress service writes to. */
interface EgressBucket {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  forcePathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A track that is being written to a file, or was. */
export interface TrackEgress {
  id: string;
  /** As given to `start`. */
  wantedKey: string;
  /** `done`: its file is in the bucket. */
  state: "running" | "done" | "failed";
  /** Once done: the file's key, and when it begins, in epoch milliseconds on the service's clock. */
  file: { key: string; startedAtMs: number } | null;
}

/** LiveKit's Egress, as far as we use it. */
export interface EgressService {
  /** Writes a track to a file, until the track or the egress ends. The service adds an extension to the key. */
  start(room: string, trackSid: string, key: string): Promise<string>;
  stop(id: string): Promise<void>;
  /** Everything that was written of a room's tracks lately. */
  list(room: string): Promise<TrackEgress[]>;
}

export const egressService = (client: EgressClient, to: EgressBucket): EgressService => ({
  start: async (room, trackSid, filepath) => {
    const value = new S3Upload({
      accessKey: to.accessKeyId,
      secret: to.secretAccessKey,
      region: to.region,
      bucket: to.bucket,
      endpoint: to.endpoint ?? "",
      forcePathStyle: to.forcePathStyle,
    });
    const output = new DirectFileOutput({ filepath, disableManifest: true, output: { case: "s3", value } });
    return (await client.startTrackEgress(room, output, trackSid)).egressId;
  },
  stop: async (id) => {
    await client.stopEgress(id);
  },
  list: async (roomName) => (await client.listEgress({ roomName })).flatMap(presented),
});

const DONE = [EgressStatus.EGRESS_COMPLETE, EgressStatus.EGRESS_LIMIT_REACHED];
const FAILED = [EgressStatus.EGRESS_FAILED, EgressStatus.EGRESS_ABORTED];

/** Only tracks to files: others may use the same room for their own exports. */
function presented({ egressId: id, status, request, fileResults }: EgressInfo): TrackEgress[] {
  if (request.case !== "track" || request.value.output.case !== "file") return [];
  const wantedKey = request.value.output.value.filepath;
  const [file] = fileResults;
  if (FAILED.includes(status)) return [{ id, wantedKey, state: "failed", file: null }];
  if (!DONE.includes(status)) return [{ id, wantedKey, state: "running", file: null }];
  if (!file) return [{ id, wantedKey, state: "failed", file: null }];
  const startedAtMs = Number(file.startedAt / 1_000n) / 1_000;
  return [{ id, wantedKey, state: "done", file: { key: file.filename, startedAtMs } }];
}
