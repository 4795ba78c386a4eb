-- Whatever deletes chunks (an erased track, a deleted show), their bytes become files that nothing refers to, which the
-- sweep of files removes and whose storage it frees. An upload that may still arrive is removed after its URL has expired.
CREATE FUNCTION track_chunks_removed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file (id, workspace_id, environment, purpose, key, state, size_bytes, sha256, expires_at)
  SELECT 'fil_' || md5(key), split_part(key, '/', 1), split_part(key, '/', 2)::"Environment", 'recording.chunk', key,
    CASE WHEN state = 'stored' THEN 'stored' ELSE 'receiving' END, size_bytes, sha256,
    CASE WHEN state = 'stored' THEN now() ELSE now() + interval '2 hours' END
  FROM gone ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER track_chunk_removed AFTER DELETE ON track_chunk
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION track_chunks_removed();
