CREATE TABLE "marketing_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"podcast_id" uuid NOT NULL,
	"part" text NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'current' NOT NULL,
	"content" jsonb NOT NULL,
	"facts_hash" text NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketing_parts_part" CHECK ("marketing_parts"."part" in ('facebook', 'instagram', 'twitter', 'linkedin', 'image', 'email', 'remarks', 'audiogram')),
	CONSTRAINT "marketing_parts_state" CHECK ("marketing_parts"."state" in ('current', 'offered', 'past'))
);
--> statement-breakpoint
ALTER TABLE "marketing_parts" ADD CONSTRAINT "marketing_parts_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_parts_version" ON "marketing_parts" USING btree ("podcast_id","part","version");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_parts_one_current" ON "marketing_parts" USING btree ("podcast_id","part") WHERE "marketing_parts"."state" = 'current';--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_parts_one_offered" ON "marketing_parts" USING btree ("podcast_id","part") WHERE "marketing_parts"."state" = 'offered';--> statement-breakpoint
CREATE TRIGGER marketing_parts_changed AFTER INSERT OR UPDATE OR DELETE ON marketing_parts FOR EACH ROW EXECUTE FUNCTION tell_podcast_part_change();
