-- What was mailed to one person.
CREATE INDEX "mail_message_registration_id_idx" ON "mail_message"("registration_id");

-- The few mails of a show that did not go out.
CREATE INDEX "mail_message_failed" ON "mail_message" ("event_id", "registration_id")
  WHERE "state" IN ('failed', 'suppressed', 'bounced', 'complained');
