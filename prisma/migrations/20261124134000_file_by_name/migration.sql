-- A line of the announcer that was said before is found by the name of its sound.
CREATE INDEX "file_workspace_id_purpose_name_idx" ON "file"("workspace_id", "purpose", "name");
