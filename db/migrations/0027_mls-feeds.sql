CREATE TABLE "mls_cursors" (
	"feed" text NOT NULL,
	"resource" text NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "mls_cursors_feed_resource_pk" PRIMARY KEY("feed","resource")
);
--> statement-breakpoint
CREATE TABLE "mls_records" (
	"feed" text NOT NULL,
	"resource" text NOT NULL,
	"key" text NOT NULL,
	"listing_key" text NOT NULL,
	"mls_number" text,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "mls_records_feed_resource_key_pk" PRIMARY KEY("feed","resource","key")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "mls" jsonb;--> statement-breakpoint
CREATE INDEX "mls_records_by_listing" ON "mls_records" USING btree ("feed","listing_key");--> statement-breakpoint
CREATE INDEX "mls_records_by_number" ON "mls_records" USING btree ("mls_number");--> statement-breakpoint
CREATE INDEX "listings_from_mls" ON "listings" USING btree ("source_url") WHERE "listings"."source_url" like '%/mls/%';