CREATE TABLE "agent_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"podcast_id" uuid NOT NULL,
	"field" text NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
CREATE TABLE "production_products" (
	"podcast_id" uuid NOT NULL,
	"step" text NOT NULL,
	"input_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"data" jsonb NOT NULL,
	"files" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"attempt" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_products_podcast_id_step_pk" PRIMARY KEY("podcast_id","step")
);
--> statement-breakpoint
CREATE TABLE "production_runs" (
	"podcast_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_runs_state" CHECK ("production_runs"."state" in ('queued', 'running', 'waiting_for_agent', 'in_review', 'delivered', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "production_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"podcast_id" uuid NOT NULL,
	"name" text NOT NULL,
	"attempt" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	"detail" text,
	"done_parts" integer,
	"total_parts" integer,
	CONSTRAINT "production_steps_outcome" CHECK ("production_steps"."outcome" in ('done', 'failed', 'interrupted', 'review', 'questions', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "review_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"podcast_id" uuid NOT NULL,
	"step" text NOT NULL,
	"reason" text NOT NULL,
	"subject_hash" text NOT NULL,
	"can_approve" boolean NOT NULL,
	"evidence" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"decision" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "review_items_reason" CHECK ("review_items"."reason" in ('fact_conflict', 'thin_listing', 'fair_housing', 'failed_gate', 'provider_failure', 'draft_voice', 'review_always')),
	CONSTRAINT "review_items_decision" CHECK ("review_items"."decision" in ('approve', 'retry', 'superseded')),
	CONSTRAINT "review_items_closed" CHECK (("review_items"."closed_at" is null) = ("review_items"."decision" is null))
);
--> statement-breakpoint
CREATE TABLE "turn_recordings" (
	"hash" text PRIMARY KEY NOT NULL,
	"voice_key" text NOT NULL,
	"storage_key" text NOT NULL,
	"sample_rate" integer NOT NULL,
	"duration_seconds" double precision NOT NULL,
	"words" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_questions" ADD CONSTRAINT "agent_questions_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_questions" ADD CONSTRAINT "agent_questions_answered_by_auth_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_products" ADD CONSTRAINT "production_products_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_runs" ADD CONSTRAINT "production_runs_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_steps" ADD CONSTRAINT "production_steps_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_closed_by_auth_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_questions_once" ON "agent_questions" USING btree ("podcast_id","field");--> statement-breakpoint
CREATE INDEX "production_runs_open" ON "production_runs" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "production_steps_by_podcast" ON "production_steps" USING btree ("podcast_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_items_one_open" ON "review_items" USING btree ("podcast_id","step","reason") WHERE "review_items"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "review_items_open" ON "review_items" USING btree ("opened_at") WHERE "review_items"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "review_items_by_podcast" ON "review_items" USING btree ("podcast_id","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "turn_recordings_by_use" ON "turn_recordings" USING btree ("used_at");--> statement-breakpoint
-- What belongs to the making of a podcast is told with the podcast's id: its owner follows it by that.
CREATE FUNCTION tell_podcast_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hearthcast_changes', json_build_object('table', TG_TABLE_NAME, 'id', coalesce(NEW.podcast_id, OLD.podcast_id))::text);
  RETURN NULL;
END $$;--> statement-breakpoint
-- A lease that is extended every few seconds is no news.
CREATE TRIGGER production_runs_changed AFTER INSERT OR DELETE OR UPDATE OF state ON production_runs FOR EACH ROW EXECUTE FUNCTION tell_podcast_part_change();--> statement-breakpoint
CREATE TRIGGER production_steps_changed AFTER INSERT OR UPDATE OR DELETE ON production_steps FOR EACH ROW EXECUTE FUNCTION tell_podcast_part_change();--> statement-breakpoint
CREATE TRIGGER production_products_changed AFTER INSERT OR UPDATE OR DELETE ON production_products FOR EACH ROW EXECUTE FUNCTION tell_podcast_part_change();--> statement-breakpoint
CREATE TRIGGER review_items_changed AFTER INSERT OR UPDATE OR DELETE ON review_items FOR EACH ROW EXECUTE FUNCTION tell_podcast_part_change();--> statement-breakpoint
CREATE TRIGGER agent_questions_changed AFTER INSERT OR UPDATE OR DELETE ON agent_questions FOR EACH ROW EXECUTE FUNCTION tell_podcast_part_change();
