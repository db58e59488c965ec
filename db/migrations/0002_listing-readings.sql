CREATE TABLE "listing_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_url" text,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sale_status" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "filled_columns" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_drafts_by_age" ON "listing_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listings_by_source" ON "listings" USING btree ("source_url");