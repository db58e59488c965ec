ALTER TABLE "signed_files" DROP CONSTRAINT "signed_files_kind";--> statement-breakpoint
ALTER TABLE "signed_files" DROP CONSTRAINT "signed_files_source_type";--> statement-breakpoint
ALTER TABLE "signed_files" ALTER COLUMN "source_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "signed_files" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "signed_files" ADD CONSTRAINT "signed_files_kind" CHECK ("signed_files"."kind" in ('episode', 'unbranded_episode', 'image', 'clip', 'photo', 'cover'));--> statement-breakpoint
ALTER TABLE "signed_files" ADD CONSTRAINT "signed_files_source_type" CHECK ("signed_files"."source_type" in ('trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia', 'compositeSynthetic', 'composite', 'algorithmicMedia'));--> statement-breakpoint
-- A painted background contains no photo; the type that stood for it now says that one is in it.
UPDATE "signed_files" SET "source_type" = 'trainedAlgorithmicMedia' WHERE "kind" = 'image' AND "source_type" = 'compositeWithTrainedAlgorithmicMedia';
