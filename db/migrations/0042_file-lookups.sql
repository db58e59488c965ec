-- The keys of all files that a text names: as addresses of ours, and as values of their own.
CREATE FUNCTION file_keys(content text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT coalesce(found[1], found[2])), '{}')
	FROM regexp_matches(content, '/files/([a-z0-9][a-z0-9._/-]*)|"([a-z0-9][a-z0-9-]*/[a-z0-9._/-]+\.[a-z0-9]+)"', 'g') AS found
$$;--> statement-breakpoint
CREATE INDEX "brands_by_file" ON "brands" USING gin (file_keys(coalesce("photo"::text, '') || coalesce("logo"::text, '')));--> statement-breakpoint
CREATE INDEX "listings_by_file" ON "listings" USING gin (file_keys("local_images"::text));--> statement-breakpoint
CREATE INDEX "marketing_clips_by_file" ON "marketing_clips" USING gin (file_keys("file"::text));--> statement-breakpoint
CREATE INDEX "marketing_parts_by_file" ON "marketing_parts" USING gin (file_keys("content"::text));--> statement-breakpoint
CREATE INDEX "production_artifacts_by_file" ON "production_artifacts" USING gin (file_keys("files"::text || coalesce("data" -> 'clips', 'null')::text));--> statement-breakpoint
-- Records are looked through again: what nobody approved is open now.
UPDATE "home_records" SET "checked_at" = '1970-01-01T00:00:00Z';
