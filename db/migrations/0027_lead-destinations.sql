CREATE TABLE "lead_destinations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed_secret" text,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"last_delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_destinations_kind" CHECK ("lead_destinations"."kind" in ('follow_up_boss', 'hubspot', 'salesforce', 'kvcore', 'webhook', 'email'))
);
--> statement-breakpoint
ALTER TABLE "contact_deliveries" DROP CONSTRAINT "contact_deliveries_destination";--> statement-breakpoint
DROP INDEX "contact_deliveries_once";--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD COLUMN "destination_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD COLUMN "is_unsure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "consent" jsonb;--> statement-breakpoint
ALTER TABLE "lead_destinations" ADD CONSTRAINT "lead_destinations_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_destinations_by_user" ON "lead_destinations" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD CONSTRAINT "contact_deliveries_destination_id_lead_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."lead_destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_deliveries_once_per_destination" ON "contact_deliveries" USING btree ("contact_id","destination_id") WHERE "contact_deliveries"."destination_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_deliveries_by_destination" ON "contact_deliveries" USING btree ("destination_id","created_at" DESC NULLS LAST) WHERE "contact_deliveries"."destination_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_deliveries_once" ON "contact_deliveries" USING btree ("contact_id","destination") WHERE "contact_deliveries"."destination_id" is null;--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD CONSTRAINT "contact_deliveries_destination" CHECK ("contact_deliveries"."destination" in ('crm', 'spreadsheet', 'webhook', 'staff_mail', 'agent_mail', 'agent_destination'));