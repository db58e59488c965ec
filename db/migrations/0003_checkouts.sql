CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider" text NOT NULL,
	"session_id" text,
	"url" text,
	"claimed_until" timestamp (3) with time zone,
	"status" text DEFAULT 'opening' NOT NULL,
	"user_id" uuid,
	"customer_email" text NOT NULL,
	"customer_first_name" text DEFAULT '' NOT NULL,
	"customer_last_name" text DEFAULT '' NOT NULL,
	"customer_phone" text DEFAULT '' NOT NULL,
	"agent_name" text DEFAULT '' NOT NULL,
	"additional_details" text DEFAULT '' NOT NULL,
	"links" jsonb NOT NULL,
	"unit_cents" integer NOT NULL,
	"paid_cents" integer,
	"receipt_url" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_status" CHECK ("checkouts"."status" in ('opening', 'open', 'processing', 'paid', 'failed', 'expired', 'refunded')),
	CONSTRAINT "checkouts_customer_email_lower" CHECK ("checkouts"."customer_email" = lower("checkouts"."customer_email"))
);
--> statement-breakpoint
CREATE TABLE "demo_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"customer_email" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_payments_state" CHECK ("demo_payments"."state" in ('open', 'paid', 'failed', 'expired', 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "contacts" DROP CONSTRAINT "contacts_type";--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_per_form" ON "checkouts" USING btree ("idempotency_key") WHERE "checkouts"."status" not in ('failed', 'expired', 'refunded');--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_session" ON "checkouts" USING btree ("session_id") WHERE "checkouts"."session_id" is not null;--> statement-breakpoint
CREATE INDEX "checkouts_unsettled" ON "checkouts" USING btree ("created_at") WHERE "checkouts"."status" in ('opening', 'open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "demo_payments_key" ON "demo_payments" USING btree ("idempotency_key");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_type" CHECK ("contacts"."contact_type" in ('order', 'sign_up', 'listing_lead', 'market_request', 'enterprise_inquiry', 'business_inquiry', 'website_lead'));