CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"team_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"spoken_name" text DEFAULT '' NOT NULL,
	"license_number" text DEFAULT '' NOT NULL,
	"brokerage" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"intro_line" text DEFAULT '' NOT NULL,
	"color" text,
	"photo" jsonb,
	"logo" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_one_holder" CHECK (num_nonnulls("brands"."user_id", "brands"."team_id") = 1),
	CONSTRAINT "brands_color" CHECK ("brands"."color" ~ '^#[0-9a-f]{6}$')
);--> statement-breakpoint
CREATE TABLE "marketing_clips" (
	"podcast_id" uuid NOT NULL,
	"shape" text NOT NULL,
	"seconds" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"file" jsonb,
	"input_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketing_clips_podcast_id_shape_seconds_pk" PRIMARY KEY("podcast_id","shape","seconds"),
	CONSTRAINT "marketing_clips_shape" CHECK ("marketing_clips"."shape" in ('vertical', 'square', 'wide')),
	CONSTRAINT "marketing_clips_state" CHECK ("marketing_clips"."state" in ('waiting', 'ready', 'failed')),
	CONSTRAINT "marketing_clips_seconds" CHECK ("marketing_clips"."seconds" > 0)
);--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_clips" ADD CONSTRAINT "marketing_clips_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brands_by_user" ON "brands" USING btree ("user_id") WHERE "brands"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "brands_by_team" ON "brands" USING btree ("team_id") WHERE "brands"."team_id" is not null;--> statement-breakpoint
-- The clips made so far, which were parts of the kit, keep their files.
INSERT INTO "marketing_clips" ("podcast_id", "shape", "seconds", "state", "file")
SELECT "podcast_id", 'vertical', 30, 'ready', jsonb_build_object(
  'url', "content"->'film'->>'url', 'sizeBytes', "content"->'film'->'sizeBytes',
  'durationSeconds', "content"->'film'->'seconds', 'hook', "content"->'film'->>'headline')
FROM "marketing_parts" WHERE "part" = 'audiogram' AND "state" = 'current' AND jsonb_typeof("content"->'film') = 'object';--> statement-breakpoint
DELETE FROM "marketing_parts" WHERE "part" = 'audiogram';--> statement-breakpoint
ALTER TABLE "marketing_parts" DROP CONSTRAINT "marketing_parts_part";--> statement-breakpoint
ALTER TABLE "marketing_parts" ADD CONSTRAINT "marketing_parts_part" CHECK ("marketing_parts"."part" in ('facebook', 'instagram', 'twitter', 'linkedin', 'image', 'email', 'remarks'));--> statement-breakpoint
CREATE TRIGGER marketing_clips_changed AFTER INSERT OR UPDATE OR DELETE ON marketing_clips FOR EACH ROW EXECUTE FUNCTION tell_podcast_part_change();--> statement-breakpoint
CREATE TRIGGER brands_changed AFTER INSERT OR UPDATE OR DELETE ON brands FOR EACH STATEMENT EXECUTE FUNCTION tell_table_change();