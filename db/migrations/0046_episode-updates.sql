CREATE TABLE "episode_updates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"podcast_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"open_house" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_parts" integer DEFAULT 0 NOT NULL,
	"total_parts" integer DEFAULT 0 NOT NULL,
	"script" jsonb NOT NULL,
	"sheet" jsonb NOT NULL,
	"audio_url" text,
	"episode" jsonb,
	"verification" jsonb,
	"reason" text,
	"is_on_page" boolean DEFAULT true NOT NULL,
	"requested_by" uuid,
	"ready_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "episode_updates_kind" CHECK ("episode_updates"."kind" in ('price-improved', 'open-house', 'back-on-market', 'under-contract', 'sold')),
	CONSTRAINT "episode_updates_state" CHECK ("episode_updates"."state" in ('waiting', 'in_review', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "episode_updates" ADD CONSTRAINT "episode_updates_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_updates" ADD CONSTRAINT "episode_updates_requested_by_auth_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "episode_updates_by_podcast" ON "episode_updates" USING btree ("podcast_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE TRIGGER episode_updates_added AFTER INSERT ON episode_updates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('podcast_id');--> statement-breakpoint
CREATE TRIGGER episode_updates_changed AFTER UPDATE ON episode_updates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('podcast_id');--> statement-breakpoint
CREATE TRIGGER episode_updates_removed AFTER DELETE ON episode_updates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('podcast_id');
