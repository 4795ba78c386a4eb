-- What was written before people changed it, so that a later draft can tell their changes from its own words.
ALTER TABLE "plan" ADD COLUMN "written" JSONB;
