CREATE TABLE "short_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"listing_id" uuid NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "short_links_source" CHECK ("short_links"."source" in ('sign', 'flyer', 'open-house', 'facebook', 'instagram', 'x', 'linkedin', 'email', 'qr'))
);
--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "short_links_code" ON "short_links" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "short_links_once" ON "short_links" USING btree ("listing_id","source");