CREATE TABLE "disclosure_wordings" (
	"version" integer PRIMARY KEY NOT NULL,
	"wordings" jsonb NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_items" DROP CONSTRAINT "review_items_reason";--> statement-breakpoint
ALTER TABLE "disclosure_wordings" ADD CONSTRAINT "disclosure_wordings_saved_by_auth_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_reason" CHECK ("review_items"."reason" in ('fact_conflict', 'thin_listing', 'fair_housing', 'failed_gate', 'provider_failure', 'draft_voice', 'review_always', 'photo_originals'));--> statement-breakpoint
-- "Virtually staged" was a mark of its own; now it is one of the things that a photo can be.
UPDATE "listings" SET "local_images" = (
	SELECT jsonb_agg(
		CASE WHEN photo -> 'isVirtuallyStaged' = 'true'::jsonb
			THEN (photo - 'isVirtuallyStaged') || '{"origin": {"kind": "staged", "saidBy": "caption"}}'::jsonb
			ELSE photo - 'isVirtuallyStaged'
		END ORDER BY place
	) FROM jsonb_array_elements("local_images") WITH ORDINALITY AS one(photo, place)
) WHERE "local_images" @? '$[*].isVirtuallyStaged';
