CREATE TABLE "download_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "listing_counts_listing_id_day_source_kind_pk" PRIMARY KEY("listing_id","day","source","kind"),
	CONSTRAINT "listing_counts_kind" CHECK ("listing_counts"."kind" in ('view', 'play', 'heard-25', 'heard-50', 'heard-75', 'heard-100', 'download'))
);
--> statement-breakpoint
CREATE TABLE "reach_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_marks_by_age" ON "download_marks" USING btree ("counted_at");