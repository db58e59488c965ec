CREATE TABLE "review_totals" (
	"business_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"source" text NOT NULL,
	"review_count" integer NOT NULL,
	"rating_sum" numeric(12, 1) NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "review_totals_business_id_platform_source_pk" PRIMARY KEY("business_id","platform","source"),
	CONSTRAINT "review_totals_platform" CHECK ("review_totals"."platform" in ('google', 'yelp')),
	CONSTRAINT "review_totals_source" CHECK ("review_totals"."source" in ('reviews', 'platform'))
);
--> statement-breakpoint
ALTER TABLE "business_categories" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "review_totals" ADD CONSTRAINT "review_totals_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_totals_expiring" ON "review_totals" USING btree ("expires_at") WHERE "review_totals"."expires_at" is not null;--> statement-breakpoint
-- One statement may bring thousands of reviews, so they are counted per statement and in one order of businesses.
CREATE FUNCTION count_new_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_totals AS totals (business_id, platform, source, review_count, rating_sum)
  SELECT business_id, platform, 'reviews', count(*), sum(rating) FROM new_reviews GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (business_id, platform, source) DO UPDATE
    SET review_count = totals.review_count + excluded.review_count, rating_sum = totals.rating_sum + excluded.rating_sum;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION uncount_old_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE review_totals AS totals
    SET review_count = totals.review_count - gone.review_count, rating_sum = totals.rating_sum - gone.rating_sum
  FROM (SELECT business_id, platform, count(*) AS review_count, sum(rating) AS rating_sum FROM old_reviews GROUP BY 1, 2) gone
  WHERE totals.business_id = gone.business_id AND totals.platform = gone.platform AND totals.source = 'reviews';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION recount_changed_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_totals AS totals (business_id, platform, source, review_count, rating_sum)
  SELECT business_id, platform, 'reviews', sum(n), sum(r) FROM (
    SELECT business_id, platform, 1 AS n, rating AS r FROM new_reviews
    UNION ALL SELECT business_id, platform, -1, -rating FROM old_reviews
  ) changes GROUP BY 1, 2 HAVING sum(n) <> 0 OR sum(r) <> 0 ORDER BY 1, 2
  ON CONFLICT (business_id, platform, source) DO UPDATE
    SET review_count = totals.review_count + excluded.review_count, rating_sum = totals.rating_sum + excluded.rating_sum;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER business_reviews_counted AFTER INSERT ON business_reviews REFERENCING NEW TABLE AS new_reviews FOR EACH STATEMENT EXECUTE FUNCTION count_new_reviews();--> statement-breakpoint
CREATE TRIGGER business_reviews_uncounted AFTER DELETE ON business_reviews REFERENCING OLD TABLE AS old_reviews FOR EACH STATEMENT EXECUTE FUNCTION uncount_old_reviews();--> statement-breakpoint
CREATE TRIGGER business_reviews_recounted AFTER UPDATE ON business_reviews REFERENCING OLD TABLE AS old_reviews NEW TABLE AS new_reviews FOR EACH STATEMENT EXECUTE FUNCTION recount_changed_reviews();--> statement-breakpoint
CREATE TRIGGER review_totals_changed AFTER INSERT OR UPDATE OR DELETE ON review_totals FOR EACH STATEMENT EXECUTE FUNCTION tell_table_change();--> statement-breakpoint
INSERT INTO review_totals (business_id, platform, source, review_count, rating_sum)
SELECT business_id, platform, 'reviews', count(*), sum(rating) FROM business_reviews GROUP BY 1, 2;
