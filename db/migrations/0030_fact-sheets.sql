CREATE TABLE "photo_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"draft_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "listing_drafts_by_age";--> statement-breakpoint
ALTER TABLE "listing_drafts" ALTER COLUMN "facts" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD COLUMN "origin" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD COLUMN "corrections" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD COLUMN "ordered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "corrections" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_draft_id_listing_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."listing_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photo_uploads_once" ON "photo_uploads" USING btree ("draft_id","hash");--> statement-breakpoint
CREATE INDEX "listing_drafts_by_age" ON "listing_drafts" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_origin" CHECK ("listing_drafts"."origin" in ('link', 'page', 'typed'));