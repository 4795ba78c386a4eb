-- Each reading of a show's numbers leaves out the programs that registered for it, which are few.
CREATE INDEX "registration_programs" ON "registration" ("event_id") WHERE "source" = 'synthetic';
