ALTER TABLE "listings" DROP CONSTRAINT "listings_baths_half_steps";--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "baths" SET DATA TYPE numeric(5, 2);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_baths_quarter_steps" CHECK ("listings"."baths" is null or mod("listings"."baths" * 4, 1) = 0);