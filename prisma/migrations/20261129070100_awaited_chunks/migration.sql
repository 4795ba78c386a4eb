-- Chunks on their way, of one workspace: its id is the first part of their keys.
CREATE INDEX "track_chunk_awaited" ON "track_chunk" ("key" COLLATE "C") INCLUDE ("size_bytes") WHERE "state" = 'awaited';
