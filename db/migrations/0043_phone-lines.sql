CREATE TABLE "phone_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"provider_call_id" text NOT NULL,
	"caller_number" text,
	"caller_state" text,
	"turn" integer DEFAULT 0 NOT NULL,
	"state" jsonb NOT NULL,
	"last_turn" jsonb,
	"conversation_id" uuid NOT NULL,
	"recording_key" text,
	"contact_id" uuid,
	"ended_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"listing_id" uuid,
	"greeting" text DEFAULT '' NOT NULL,
	"transfer_number" text,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_lines_of_somebody" CHECK (num_nonnulls("phone_lines"."user_id", "phone_lines"."listing_id") > 0)
);
--> statement-breakpoint
ALTER TABLE "phone_calls" ADD CONSTRAINT "phone_calls_line_id_phone_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."phone_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_calls" ADD CONSTRAINT "phone_calls_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_lines" ADD CONSTRAINT "phone_lines_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_lines" ADD CONSTRAINT "phone_lines_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_calls_provider" ON "phone_calls" USING btree ("provider_call_id");--> statement-breakpoint
CREATE INDEX "phone_calls_by_line" ON "phone_calls" USING btree ("line_id","created_at");--> statement-breakpoint
CREATE INDEX "phone_calls_by_age" ON "phone_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "phone_calls_by_contact" ON "phone_calls" USING btree ("contact_id") WHERE "phone_calls"."contact_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_lines_number" ON "phone_lines" USING btree ("number");--> statement-breakpoint
CREATE INDEX "phone_lines_by_user" ON "phone_lines" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "phone_lines_by_listing" ON "phone_lines" USING btree ("listing_id") WHERE "phone_lines"."listing_id" is not null;