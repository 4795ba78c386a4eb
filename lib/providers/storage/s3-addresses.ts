import type { Request } from "@/lib/providers/publishing/call";

export interface S3Folder {
  /** Unless it's Amazon's. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  folder?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Long enough for one request. */
const SECONDS = 300;

/** S3 says that putting parts together may take several minutes. */
const JOINING_MS = 300_000;

type Library = typeof import("@aws-sdk/client-s3");

/** Signed requests to a bucket, which someone else sends. */
export function s3Addresses({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Folder) {
  const load = async () => {
    const library = await import("@aws-sdk/client-s3");
    const client = new library.S3Client({
      region,
      forcePathStyle: endpoint !== undefined,
      credentials: { accessKeyId, secretAccessKey },
      requestChecksumCalculation: "WHEN_REQUIRED",
      ...(endpoint ? { endpoint } : {}),
    });
    return { library, client };
  };
  const sign = async (make: (library: Library) => object): Promise<string> => {
    const { library, client } = await load();
    const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
    return getSignedUrl(client, make(library) as never, { expiresIn: SECONDS });
  };
  const Bucket = bucket;
  return {
    /** As people read it. */
    shown: (key: string): string =>
      endpoint
        ? `${endpoint.replace(/\/$/, "")}/${bucket}/${key}`
        : `https://${bucket}.s3.${region}.amazonaws.com/${key}`,
    put: async (Key: string, type: string, body: Uint8Array): Promise<Request> => ({
      method: "PUT",
      url: await sign(({ PutObjectCommand }) => new PutObjectCommand({ Bucket, Key })),
      headers: { "Content-Type": type },
      body,
    }),
    begin: async (Key: string, type: string): Promise<Request> => ({
      method: "POST",
      url: await sign(
        ({ CreateMultipartUploadCommand }) => new CreateMultipartUploadCommand({ Bucket, Key }),
      ),
      headers: { "Content-Type": type },
    }),
    part: async (of: { key: string; id: string; number: number }, body: Uint8Array): Promise<Request> => ({
      method: "PUT",
      url: await sign(
        ({ UploadPartCommand }) =>
          new UploadPartCommand({ Bucket, Key: of.key, UploadId: of.id, PartNumber: of.number }),
      ),
      body,
    }),
    complete: async (of: { key: string; id: string }, tags: readonly string[]): Promise<Request> => {
      const parts = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
      );
      return {
        method: "POST",
        url: await sign(
          ({ CompleteMultipartUploadCommand }) =>
            new CompleteMultipartUploadCommand({ Bucket, Key: of.key, UploadId: of.id }),
        ),
        headers: { "Content-Type": "application/xml" },
        totalMs: JOINING_MS,
        body: `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join("")}</CompleteMultipartUpload>`,
      };
    },
    look: async (Key: string): Promise<Request> => ({
      method: "HEAD",
      url: await sign(({ HeadObjectCommand }) => new HeadObjectCommand({ Bucket, Key })),
    }),
    remove: async (Key: string): Promise<Request> => ({
      method: "DELETE",
      url: await sign(({ DeleteObjectCommand }) => new DeleteObjectCommand({ Bucket, Key })),
    }),
  };
}

const escaped = (tag: string): string => tag.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
