CREATE TABLE "account_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done_parts" integer DEFAULT 0 NOT NULL,
	"total_parts" integer DEFAULT 0 NOT NULL,
	"size_bytes" integer,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_exports_state" CHECK ("account_exports"."state" in ('waiting', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "hidden_files" (
	"key" text PRIMARY KEY NOT NULL,
	"podcast_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_records" (
	"podcast_id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"open_issues" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_records_kind" CHECK ("kept_records"."kind" in ('payment', 'consent'))
);
--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_path" text NOT NULL,
	"listing_id" uuid,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"reporter_name" text NOT NULL,
	"reporter_email" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"note" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "problem_reports_reason" CHECK ("problem_reports"."reason" in ('wrong_facts', 'photo_rights', 'privacy', 'fair_housing', 'other')),
	CONSTRAINT "problem_reports_decision" CHECK ("problem_reports"."decision" in ('nothing_wrong', 'fixed', 'unpublished')),
	CONSTRAINT "problem_reports_closed" CHECK (("problem_reports"."closed_at" is null) = ("problem_reports"."decision" is null))
);
--> statement-breakpoint
CREATE TABLE "record_entries" (
	"podcast_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"part" text NOT NULL,
	"subject" text NOT NULL,
	"content" jsonb,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "record_entries_podcast_id_sequence_pk" PRIMARY KEY("podcast_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "record_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"podcast_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"created_by" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_keys" DROP CONSTRAINT "auth_keys_purpose";--> statement-breakpoint
ALTER TABLE "podcasts" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_files" ADD CONSTRAINT "hidden_files_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_records" ADD CONSTRAINT "home_records_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_closed_by_auth_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_entries" ADD CONSTRAINT "record_entries_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_shares" ADD CONSTRAINT "record_shares_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_shares" ADD CONSTRAINT "record_shares_created_by_auth_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_exports_by_user" ON "account_exports" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "account_exports_one_waiting" ON "account_exports" USING btree ("user_id") WHERE "account_exports"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "hidden_files_by_podcast" ON "hidden_files" USING btree ("podcast_id");--> statement-breakpoint
CREATE INDEX "kept_records_due" ON "kept_records" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "problem_reports_open" ON "problem_reports" USING btree ("due_at") WHERE "problem_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "problem_reports_by_listing" ON "problem_reports" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "record_shares_token" ON "record_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "record_shares_by_podcast" ON "record_shares" USING btree ("podcast_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "auth_keys" ADD CONSTRAINT "auth_keys_purpose" CHECK ("auth_keys"."purpose" in ('access-token', 'refresh-token', 'factor-secret', 'record-signature'));--> statement-breakpoint
CREATE FUNCTION refuse_record_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Below another trigger it is the cascade of a deleted podcast, whose whole chain goes.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'A row of a record is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER record_entries_stay BEFORE UPDATE OR DELETE ON record_entries FOR EACH ROW EXECUTE FUNCTION refuse_record_change();--> statement-breakpoint
CREATE TRIGGER hidden_files_added AFTER INSERT ON hidden_files REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('key');--> statement-breakpoint
CREATE TRIGGER hidden_files_removed AFTER DELETE ON hidden_files REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('key');
