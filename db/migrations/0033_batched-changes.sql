-- One message per statement instead of one per row: an import of thousands of rows fills the queue that all processes share.
-- A process of an older version reads a message without "id" as "any row of this table", which is true.
CREATE FUNCTION tell_changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  -- The argument names the column with the id that listeners know.
  EXECUTE format('SELECT array_agg(id) FROM (SELECT DISTINCT %I::text AS id FROM changed LIMIT 101) few', TG_ARGV[0]) INTO ids;
  IF ids IS NULL THEN
    RETURN NULL;
  ELSIF cardinality(ids) > 100 THEN
    -- A message has room for 8 kB.
    PERFORM pg_notify('hearthcast_changes', json_build_object('table', TG_TABLE_NAME)::text);
  ELSIF cardinality(ids) = 1 THEN
    PERFORM pg_notify('hearthcast_changes', json_build_object('table', TG_TABLE_NAME, 'id', ids[1])::text);
  ELSE
    PERFORM pg_notify('hearthcast_changes', json_build_object('table', TG_TABLE_NAME, 'ids', ids)::text);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  changing record;
BEGIN
  -- production_runs keeps its row trigger: it looks at one column, which a statement trigger with rows can't.
  FOR changing IN
    SELECT * FROM (VALUES
      ('podcasts', 'id'), ('listings', 'id'), ('contact_deliveries', 'id'), ('markets', 'id'), ('market_requests', 'id'),
      ('production_steps', 'podcast_id'), ('production_artifacts', 'podcast_id'), ('review_items', 'podcast_id'),
      ('agent_questions', 'podcast_id'), ('marketing_parts', 'podcast_id')
    ) AS tables (name, key)
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', changing.name || '_changed', changing.name);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows(%L)', changing.name || '_added', changing.name, changing.key);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows(%L)', changing.name || '_changed', changing.name, changing.key);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows(%L)', changing.name || '_removed', changing.name, changing.key);
  END LOOP;
END $$;--> statement-breakpoint
DROP FUNCTION tell_row_change();
