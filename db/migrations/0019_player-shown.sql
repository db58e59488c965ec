ALTER TABLE "listing_counts" DROP CONSTRAINT "listing_counts_kind";--> statement-breakpoint
ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_kind" CHECK ("listing_counts"."kind" in ('shown', 'view', 'play', 'heard-25', 'heard-50', 'heard-75', 'heard-100', 'download'));--> statement-breakpoint
-- Until now the player in other people's pages was counted as a view; nearly all of these were.
UPDATE "listing_counts" SET "kind" = 'shown' WHERE "source" = 'embed' AND "kind" = 'view';
