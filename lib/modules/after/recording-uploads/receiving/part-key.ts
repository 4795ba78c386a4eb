interface Owner {
  workspaceId: string;
  environment: string;
}

const KEY = /^[^/]+\/(?:test|live)\/(rec_[0-9a-z]+)\/(\d+)$/;

/** Returns the key of a part's bytes in storage. */
export const uploadPartKey = (
  { workspaceId, environment }: Owner,
  recordingId: string,
  number: number,
): string => `${workspaceId}/${environment}/${recordingId}/${number}`;

export const isUploadPartKey = (key: string): boolean => KEY.test(key);

export function partOfKey(key: string): { recordingId: string; number: number } | undefined {
  const [, recordingId, number] = KEY.exec(key) ?? [];
  return recordingId === undefined ? undefined : { recordingId, number: Number(number) };
}
