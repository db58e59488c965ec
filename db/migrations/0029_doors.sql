ALTER TABLE "lead_destinations" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_destinations" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_destinations" ADD CONSTRAINT "lead_destinations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_destinations_by_team" ON "lead_destinations" USING btree ("team_id","created_at") WHERE "lead_destinations"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_endpoints_by_team" ON "webhook_endpoints" USING btree ("team_id","created_at") WHERE "webhook_endpoints"."team_id" is not null;--> statement-breakpoint
ALTER TABLE "lead_destinations" ADD CONSTRAINT "lead_destinations_owner" CHECK (num_nonnulls("lead_destinations"."user_id", "lead_destinations"."team_id") = 1);--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_owner" CHECK (num_nonnulls("webhook_endpoints"."user_id", "webhook_endpoints"."team_id") = 1);--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_owner" CHECK (num_nonnulls("webhook_events"."user_id", "webhook_events"."team_id") = 1);