/** A test clock's row as it is told, for statements that read it under the name `c`. */
export const TOLD_CLOCK = `c.workspace_id AS "workspaceId", c.offset_ms::float8 AS "offsetMs",
  round(extract(epoch FROM c.held_at) * 1000)::float8 AS "heldAt", c.version`;
