CREATE INDEX "contact_deliveries_by_age" ON "contact_deliveries" USING btree ("created_at","destination","status");--> statement-breakpoint
CREATE INDEX "contacts_delivered" ON "contacts" USING btree ("created_at","podcast_id") WHERE "contacts"."source_key" like 'delivered:%';--> statement-breakpoint
CREATE INDEX "mails_by_age" ON "mails" USING btree ("created_at","status");--> statement-breakpoint
CREATE INDEX "mails_in_trouble" ON "mails" USING btree ("created_at" DESC NULLS LAST) WHERE "mails"."status" in ('pending', 'failed') and "mails"."last_error" is not null;