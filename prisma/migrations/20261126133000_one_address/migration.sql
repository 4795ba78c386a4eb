-- Addresses have one spelling from now on: their domain in ASCII (Punycode, RFC 3492), lower case, without a dot at its end.
-- These two functions give it to the rows that are there; they end with the connection.

CREATE FUNCTION pg_temp.ascii_label(label TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  codes INT[]; written TEXT; handled INT; basic INT; code INT := 128; delta INT := 0; bias INT := 72;
  lowest INT; one INT; q INT; k INT; t INT; digit INT;
BEGIN
  IF label !~ '[^[:ascii:]]' THEN RETURN lower(label); END IF;
  label := lower(normalize(label, NFKC));
  SELECT array_agg(ascii(letter)) INTO codes FROM unnest(string_to_array(label, NULL)) letter;
  SELECT COALESCE(string_agg(letter, ''), '') INTO written FROM unnest(string_to_array(label, NULL)) letter WHERE ascii(letter) < 128;
  basic := length(written);
  handled := basic;
  IF basic > 0 THEN written := written || '-'; END IF;
  WHILE handled < array_length(codes, 1) LOOP
    SELECT min(c) INTO lowest FROM unnest(codes) c WHERE c >= code;
    delta := delta + (lowest - code) * (handled + 1);
    code := lowest;
    FOREACH one IN ARRAY codes LOOP
      IF one < code THEN delta := delta + 1; END IF;
      CONTINUE WHEN one <> code;
      q := delta;
      k := 36;
      LOOP
        t := LEAST(26, GREATEST(1, k - bias));
        EXIT WHEN q < t;
        digit := t + (q - t) % (36 - t);
        written := written || substr('abcdefghijklmnopqrstuvwxyz0123456789', digit + 1, 1);
        q := (q - t) / (36 - t);
        k := k + 36;
      END LOOP;
      written := written || substr('abcdefghijklmnopqrstuvwxyz0123456789', q + 1, 1);
      delta := delta / CASE WHEN handled = basic THEN 700 ELSE 2 END;
      delta := delta + delta / (handled + 1);
      k := 0;
      WHILE delta > 455 LOOP
        delta := delta / 35;
        k := k + 36;
      END LOOP;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
      handled := handled + 1;
    END LOOP;
    delta := delta + 1;
    code := code + 1;
  END LOOP;
  RETURN 'xn--' || written;
END $$;

CREATE FUNCTION pg_temp.ascii_email(address TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN address LIKE '%@%' THEN regexp_replace(address, '@[^@]*$', '@') || (
    SELECT string_agg(pg_temp.ascii_label(label), '.' ORDER BY place)
    FROM regexp_split_to_table(rtrim(substring(address FROM '[^@]*$'), '.。．｡'), '[.。．｡]') WITH ORDINALITY AS labels (label, place)
  ) ELSE address END
$$;

-- Only addresses beyond ASCII, and those that end with a dot, are written in another way.
CREATE FUNCTION pg_temp.odd(address TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT octet_length(address) <> length(address) OR address LIKE '%.'
$$;

-- Where one person has two rows already, the second keeps its spelling: which of them to keep is for people to decide.
UPDATE registration r SET email_normal = pg_temp.ascii_email(r.email_normal)
WHERE pg_temp.odd(r.email_normal) AND (r.removed_at IS NOT NULL OR NOT EXISTS (
  SELECT 1 FROM registration o WHERE o.event_id = r.event_id AND o.id <> r.id AND o.removed_at IS NULL
    AND (o.email_normal = pg_temp.ascii_email(r.email_normal)
      OR (o.id < r.id AND pg_temp.odd(o.email_normal) AND pg_temp.ascii_email(o.email_normal) = pg_temp.ascii_email(r.email_normal)))));
UPDATE registration SET email = pg_temp.ascii_email(email) WHERE pg_temp.odd(email) AND email_normal = pg_temp.ascii_email(email_normal);

INSERT INTO suppression (workspace_id, email_normal, reason, created_at)
SELECT workspace_id, pg_temp.ascii_email(email_normal), reason, created_at FROM suppression
WHERE pg_temp.odd(email_normal) ON CONFLICT DO NOTHING;

UPDATE user_account u SET email = pg_temp.ascii_email(u.email)
WHERE pg_temp.odd(u.email) AND NOT EXISTS (
  SELECT 1 FROM user_account o WHERE o.id <> u.id AND (o.email = pg_temp.ascii_email(u.email)
    OR (o.id < u.id AND pg_temp.odd(o.email) AND pg_temp.ascii_email(o.email) = pg_temp.ascii_email(u.email))));
UPDATE invitation SET email = pg_temp.ascii_email(email) WHERE pg_temp.odd(email);
UPDATE guest SET email = pg_temp.ascii_email(email) WHERE pg_temp.odd(email);
UPDATE vendor SET email = pg_temp.ascii_email(email) WHERE pg_temp.odd(email);

-- Time zones in their one spelling, where capitals were all that was wrong.
UPDATE event SET timezone = z.name FROM pg_timezone_names z WHERE lower(z.name) = lower(event.timezone) AND z.name <> event.timezone;
UPDATE registration SET time_zone = z.name FROM pg_timezone_names z
WHERE lower(z.name) = lower(registration.time_zone) AND z.name <> registration.time_zone;
