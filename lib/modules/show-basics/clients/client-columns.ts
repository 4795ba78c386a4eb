/** A client's columns under the model's names, for handwritten statements. */
export const CLIENT_COLUMNS = `id, workspace_id AS "workspaceId", environment, name, external_id AS "externalId", status,
  plan_code AS "planCode", metadata, is_default AS "isDefault", version, created_at AS "createdAt", updated_at AS "updatedAt"`;
