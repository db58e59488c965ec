CREATE TABLE "podcast_tallies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"in_progress" integer NOT NULL,
	"ready" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "podcasts" ADD COLUMN "payment_method" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "podcasts" ADD COLUMN "order_key" text;--> statement-breakpoint
CREATE INDEX "listings_awaiting" ON "listings" USING btree ("created_at","id") WHERE "listings"."status" in ('pending', 'data_populated');--> statement-breakpoint
CREATE UNIQUE INDEX "podcasts_order_key" ON "podcasts" USING btree ("order_key") WHERE "podcasts"."order_key" is not null;--> statement-breakpoint
CREATE INDEX "podcasts_ready" ON "podcasts" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "podcasts"."podcast_file_url" is not null and "podcasts"."listing_page_url" is not null and "podcasts"."status" in ('paid', 'pending', 'completed', 'processing');--> statement-breakpoint
ALTER TABLE "podcasts" ADD CONSTRAINT "podcasts_payment_method" CHECK ("podcasts"."payment_method" in ('online', 'staff'));--> statement-breakpoint
CREATE FUNCTION podcast_is_in_progress(status text, file_url text, page_url text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status IN ('paid', 'pending', 'processing') AND (file_url IS NULL OR page_url IS NULL)
$$;--> statement-breakpoint
CREATE FUNCTION podcast_is_ready(status text, file_url text, page_url text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT file_url IS NOT NULL AND page_url IS NOT NULL AND status IN ('paid', 'pending', 'completed', 'processing')
$$;--> statement-breakpoint
-- Adds a change and now and then folds what has gathered. Rows that another transaction is folding are left to it.
CREATE FUNCTION add_podcast_tally(more integer, more_in_progress integer, more_ready integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  added bigint;
BEGIN
  IF more = 0 AND more_in_progress = 0 AND more_ready = 0 THEN
    RETURN;
  END IF;
  INSERT INTO podcast_tallies (total, in_progress, ready) VALUES (more, more_in_progress, more_ready) RETURNING id INTO added;
  IF added % 100 = 0 THEN
    WITH folded AS (
      DELETE FROM podcast_tallies WHERE id IN (SELECT id FROM podcast_tallies ORDER BY id LIMIT 10000 FOR UPDATE SKIP LOCKED)
      RETURNING total, in_progress, ready
    )
    INSERT INTO podcast_tallies (total, in_progress, ready)
    SELECT coalesce(sum(total), 0), coalesce(sum(in_progress), 0), coalesce(sum(ready), 0) FROM folded;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_added_podcasts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_podcast_tally(
    count(*)::int,
    (count(*) FILTER (WHERE podcast_is_in_progress(status, podcast_file_url, listing_page_url)))::int,
    (count(*) FILTER (WHERE podcast_is_ready(status, podcast_file_url, listing_page_url)))::int
  ) FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_removed_podcasts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_podcast_tally(
    -count(*)::int,
    -(count(*) FILTER (WHERE podcast_is_in_progress(status, podcast_file_url, listing_page_url)))::int,
    -(count(*) FILTER (WHERE podcast_is_ready(status, podcast_file_url, listing_page_url)))::int
  ) FROM removed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_changed_podcasts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_podcast_tally(
    0,
    (after_change.in_progress - before_change.in_progress)::int,
    (after_change.ready - before_change.ready)::int
  ) FROM (
    SELECT count(*) FILTER (WHERE podcast_is_in_progress(status, podcast_file_url, listing_page_url)) AS in_progress,
      count(*) FILTER (WHERE podcast_is_ready(status, podcast_file_url, listing_page_url)) AS ready FROM removed
  ) before_change, (
    SELECT count(*) FILTER (WHERE podcast_is_in_progress(status, podcast_file_url, listing_page_url)) AS in_progress,
      count(*) FILTER (WHERE podcast_is_ready(status, podcast_file_url, listing_page_url)) AS ready FROM added
  ) after_change;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER podcasts_added_tally AFTER INSERT ON podcasts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_added_podcasts();--> statement-breakpoint
CREATE TRIGGER podcasts_removed_tally AFTER DELETE ON podcasts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_removed_podcasts();--> statement-breakpoint
CREATE TRIGGER podcasts_changed_tally AFTER UPDATE ON podcasts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_changed_podcasts();--> statement-breakpoint
INSERT INTO podcast_tallies (total, in_progress, ready)
SELECT count(*),
  count(*) FILTER (WHERE podcast_is_in_progress(status, podcast_file_url, listing_page_url)),
  count(*) FILTER (WHERE podcast_is_ready(status, podcast_file_url, listing_page_url))
FROM podcasts;
