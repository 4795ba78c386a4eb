/**
 * Describes for people what an email, delivery or reminder is about. Joined to rows of `job` under the alias
 * `j`.
 */
export const ABOUT = `
LEFT JOIN mail_message m ON j.kind = 'mail.send' AND m.id = j.subject
LEFT JOIN webhook_delivery d ON j.kind = 'webhook.deliver' AND d.id = j.subject
LEFT JOIN webhook_event w ON w.id = d.event_id
LEFT JOIN event e ON e.id = COALESCE(m.event_id, j.payload->>'event_id')
CROSS JOIN LATERAL (SELECT COALESCE(m.kind, w.type, j.payload->>'reminder', '') AS detail,
  COALESCE(e.slug, w.event_slug, '') AS event_slug) about`;
