import { onTestFinished } from "vitest";
import { sql } from "@/lib/platform/database/db";

const REFUSE = `
CREATE OR REPLACE FUNCTION test_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF COALESCE(to_jsonb(OLD), to_jsonb(NEW)) ->> TG_ARGV[0] = TG_ARGV[1] THEN RAISE EXCEPTION 'refused by a test'; END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$`;

/** Makes every write of a row fail, until the returned function is called or the test is over. */
export async function refuseWrites(
  table: string,
  value: string,
  column = "id",
): Promise<() => Promise<unknown>> {
  await sql("", REFUSE);
  const name = `"refuse_${value}"`;
  await sql(
    "",
    `CREATE TRIGGER ${name} BEFORE INSERT OR UPDATE OR DELETE ON ${table}
     FOR EACH ROW EXECUTE FUNCTION test_refuse('${column}', '${value}')`,
  );
  const accept = () => sql("", `DROP TRIGGER IF EXISTS ${name} ON ${table}`);
  onTestFinished(async () => void (await accept()));
  return accept;
}
