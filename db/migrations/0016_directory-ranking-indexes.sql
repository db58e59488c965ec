DROP INDEX "businesses_market_id_category_id_index";--> statement-breakpoint
CREATE INDEX "businesses_ranked" ON "businesses" USING btree ("market_id","category_id","name","id");--> statement-breakpoint
CREATE INDEX "review_totals_ranked" ON "review_totals" USING btree ("business_id","platform","source","review_count","expires_at");