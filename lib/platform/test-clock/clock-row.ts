/** The columns of a test clock's row, for statements that read it as `c`. */
export const PUBLISHED_CLOCK = `c.workspace_id AS "workspaceId", c.offset_ms::float8 AS "offsetMs",
  round(extract(epoch FROM c.held_at) * 1000)::float8 AS "heldAt", c.version`;
