interface Owner {
  workspaceId: string;
  environment: string;
}

/** Returns the key of a chunk's bytes in storage. */
export const chunkKey = ({ workspaceId, environment }: Owner, partId: string, number: number): string =>
  `${workspaceId}/${environment}/${partId}/${number}`;

/** True for keys of chunks that browsers upload. */
export const isChunkKey = (key: string): boolean => /^[^/]+\/(?:test|live)\/prt_[0-9a-z]+\/\d+$/.test(key);
