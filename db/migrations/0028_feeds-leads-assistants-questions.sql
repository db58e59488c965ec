CREATE TABLE "assistant_listings" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"opened_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_clients_kind" CHECK ("oauth_clients"."kind" in ('registered', 'document'))
);
--> statement-breakpoint
CREATE TABLE "oauth_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_challenge" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"resource" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"scopes" jsonb NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"last_used_ip" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"scopes" jsonb NOT NULL,
	"resource" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_tokens_kind" CHECK ("oauth_tokens"."kind" in ('access', 'refresh'))
);
--> statement-breakpoint
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
CREATE TABLE "mls_cursors" (
	"feed" text NOT NULL,
	"resource" text NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "mls_cursors_feed_resource_pk" PRIMARY KEY("feed","resource")
);
--> statement-breakpoint
CREATE TABLE "mls_records" (
	"feed" text NOT NULL,
	"resource" text NOT NULL,
	"key" text NOT NULL,
	"listing_key" text NOT NULL,
	"mls_number" text,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "mls_records_feed_resource_key_pk" PRIMARY KEY("feed","resource","key")
);
--> statement-breakpoint
CREATE TABLE "listing_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"contact_id" uuid,
	"question_key" text NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_questions_channel" CHECK ("listing_questions"."answered_by" in ('mail', 'screen')),
	CONSTRAINT "listing_questions_answered" CHECK (("listing_questions"."answer" is null) = ("listing_questions"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "contact_deliveries" DROP CONSTRAINT "contact_deliveries_destination";--> statement-breakpoint
DROP INDEX "contact_deliveries_once";--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD COLUMN "destination_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD COLUMN "is_unsure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "consent" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "mls" jsonb;--> statement-breakpoint
ALTER TABLE "assistant_listings" ADD CONSTRAINT "assistant_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_listings" ADD CONSTRAINT "assistant_listings_opened_by_auth_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_codes" ADD CONSTRAINT "oauth_codes_connection_id_oauth_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."oauth_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_connections" ADD CONSTRAINT "oauth_connections_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_connections" ADD CONSTRAINT "oauth_connections_client_id_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_tokens" ADD CONSTRAINT "oauth_tokens_connection_id_oauth_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."oauth_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_destinations" ADD CONSTRAINT "lead_destinations_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_conversations" ADD CONSTRAINT "listing_conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_questions" ADD CONSTRAINT "listing_questions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_questions" ADD CONSTRAINT "listing_questions_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_clients_client_id" ON "oauth_clients" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_codes_by_connection" ON "oauth_codes" USING btree ("connection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_connections_once" ON "oauth_connections" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "oauth_connections_by_client" ON "oauth_connections" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_tokens_by_connection" ON "oauth_tokens" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "oauth_tokens_by_family" ON "oauth_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "oauth_tokens_by_expiry" ON "oauth_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lead_destinations_by_user" ON "lead_destinations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mls_records_by_listing" ON "mls_records" USING btree ("feed","listing_key");--> statement-breakpoint
CREATE INDEX "mls_records_by_number" ON "mls_records" USING btree ("mls_number");--> statement-breakpoint
CREATE INDEX "listing_conversations_by_age" ON "listing_conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_questions_once" ON "listing_questions" USING btree ("question_key");--> statement-breakpoint
CREATE INDEX "listing_questions_by_listing" ON "listing_questions" USING btree ("listing_id","created_at");--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD CONSTRAINT "contact_deliveries_destination_id_lead_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."lead_destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_deliveries_once_per_destination" ON "contact_deliveries" USING btree ("contact_id","destination_id") WHERE "contact_deliveries"."destination_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_deliveries_by_destination" ON "contact_deliveries" USING btree ("destination_id","created_at" DESC NULLS LAST) WHERE "contact_deliveries"."destination_id" is not null;--> statement-breakpoint
CREATE INDEX "listings_from_mls" ON "listings" USING btree ("source_url") WHERE "listings"."source_url" like '%/mls/%';--> statement-breakpoint
CREATE UNIQUE INDEX "contact_deliveries_once" ON "contact_deliveries" USING btree ("contact_id","destination") WHERE "contact_deliveries"."destination_id" is null;--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD CONSTRAINT "contact_deliveries_destination" CHECK ("contact_deliveries"."destination" in ('crm', 'spreadsheet', 'webhook', 'staff_mail', 'agent_mail', 'agent_destination'));