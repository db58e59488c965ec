CREATE TABLE "signed_files" (
	"file_key" text PRIMARY KEY NOT NULL,
	"podcast_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"manifest_id" text NOT NULL,
	"media_type" text NOT NULL,
	"media_hash" text NOT NULL,
	"fact_sheet_hash" text,
	"source_type" text NOT NULL,
	"version" text NOT NULL,
	"certificate_fingerprint" text NOT NULL,
	"is_test_certificate" boolean NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signed_files_kind" CHECK ("signed_files"."kind" in ('episode', 'unbranded_episode', 'image', 'clip')),
	CONSTRAINT "signed_files_source_type" CHECK ("signed_files"."source_type" in ('trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia', 'composite', 'algorithmicMedia'))
);
--> statement-breakpoint
ALTER TABLE "signed_files" ADD CONSTRAINT "signed_files_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signed_files_manifest" ON "signed_files" USING btree ("manifest_id");--> statement-breakpoint
CREATE INDEX "signed_files_by_podcast" ON "signed_files" USING btree ("podcast_id","kind","name","used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "signed_files_by_media" ON "signed_files" USING btree ("media_hash");