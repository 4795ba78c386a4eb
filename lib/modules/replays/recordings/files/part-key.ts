const KEY = /^[^/]+\/[^/]+\/([^/]+)\/file$/;

interface Owned {
  workspaceId: string;
  environment: string;
}

/** Names the file of a part, which is put together from its chunks as it's sent. */
export const partKey = ({ workspaceId, environment }: Owned, partId: string): string =>
  `${workspaceId}/${environment}/${partId}/file`;

export const isPartKey = (key: string): boolean => KEY.test(key);

export const partOfKey = (key: string): string | undefined => KEY.exec(key)?.[1];
